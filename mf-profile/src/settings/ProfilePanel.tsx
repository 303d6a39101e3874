import type { UserProfile } from '@greenlight/domain/member'
import { Panel } from '@greenlight/kit/ui/layout/Panel'
import { OwnGenderField, ShowMeField } from '@greenlight/kit/ui/member/GenderFields'
import { UsernameField } from '@greenlight/kit/ui/member/UsernameField'
import { ErrorPanel } from '@greenlight/kit/ui/status/ErrorPanel'
import { profileSchema } from './profileSchema.ts'
import { SettingsForm } from './SettingsForm.tsx'
import { type OwnProfile, saveOwnProfile } from './settingsRequests.ts'
import { useSettingsForm } from './useSettingsForm.ts'

/** The values of the profile setup. */
export function ProfilePanel({ profile }: { profile: UserProfile }) {
  const { username, showMe, myGender } = profile
  const form = useSettingsForm<OwnProfile>({
    initial: { username, showMe, myGender },
    schema: profileSchema(username),
    save: saveOwnProfile,
  })
  const problem = form.errors.username ?? form.errors.showMe
  return (
    <Panel title="About you">
      <SettingsForm form={form} save="Save">
        {problem && <ErrorPanel text={problem} />}
        <UsernameField
          hint="Shown with what you add from now on. What you added before keeps its name."
          {...form.field('username')}
        />
        <ShowMeField {...form.field('showMe')} />
        <OwnGenderField value={form.values.myGender} onChange={form.field('myGender').onChange} />
      </SettingsForm>
    </Panel>
  )
}
