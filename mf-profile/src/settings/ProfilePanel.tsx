import type { UserProfile } from '@greenlight/domain/member'
import { Panel } from '@greenlight/kit/ui/layout/Panel'
import { FixedUsername } from '@greenlight/kit/ui/member/FixedUsername'
import { OwnGenderField, ShowMeField } from '@greenlight/kit/ui/member/GenderFields'
import { ErrorPanel } from '@greenlight/kit/ui/status/ErrorPanel'
import { profileSchema } from './profileSchema.ts'
import { SettingsForm } from './SettingsForm.tsx'
import { type OwnProfile, saveOwnProfile } from './settingsRequests.ts'
import { useSettingsForm } from './useSettingsForm.ts'

/** The values of the profile setup. */
export function ProfilePanel({ profile }: { profile: UserProfile }) {
  const { username, showMe, myGender } = profile
  const form = useSettingsForm<OwnProfile>({
    initial: { showMe, myGender },
    schema: profileSchema,
    save: saveOwnProfile,
  })
  return (
    <Panel title="About you">
      <FixedUsername>{username}</FixedUsername>
      <SettingsForm form={form} save="Save">
        {form.errors.showMe && <ErrorPanel text={form.errors.showMe} />}
        <ShowMeField {...form.field('showMe')} />
        <OwnGenderField value={form.values.myGender} onChange={form.field('myGender').onChange} />
      </SettingsForm>
    </Panel>
  )
}
