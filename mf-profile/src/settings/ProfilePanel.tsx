import type { UserProfile } from '@greenlight/domain/member'
import { tidyUsername, usernameProblem } from '@greenlight/domain/names'
import { failure } from '@greenlight/kit/errors'
import { Panel } from '@greenlight/kit/ui/layout/Panel'
import { OwnGenderField, ShowMeField } from '@greenlight/kit/ui/member/GenderFields'
import { UsernameField } from '@greenlight/kit/ui/member/UsernameField'
import { ErrorPanel } from '@greenlight/kit/ui/status/ErrorPanel'
import type { Failure } from '@greenlight/runtime'
import { useRef, useState } from 'react'
import { SettingsForm, useSaveSetting } from './SettingsForm.tsx'
import { type OwnProfile, saveOwnProfile } from './settingsRequests.ts'

/** What the member chose in the profile setup. */
export function ProfilePanel({ profile }: { profile: UserProfile }) {
  const [own, setOwn] = useState<OwnProfile>(profile)
  const [checked, setChecked] = useState(false)
  const { save, saving } = useSaveSetting(saveOwnProfile)
  const form = useRef<HTMLFormElement>(null)
  const { username, showMe } = checked
    ? profileProblems(own, profile.username)
    : { username: null, showMe: null }
  const first = username ?? showMe

  const change = (part: Partial<OwnProfile>) => setOwn((before) => ({ ...before, ...part }))
  const submit = () => {
    setChecked(true)
    const problems = profileProblems(own, profile.username)
    if (problems.username ?? problems.showMe) {
      const bad = problems.username ? 'input' : '[data-show-me] button'
      return form.current?.querySelector<HTMLElement>(bad)?.focus()
    }
    if (saving.status === 'saving') return
    const tidy = { ...own, username: tidyUsername(own.username) }
    setOwn(tidy)
    void save(tidy)
  }
  return (
    <Panel title="About you">
      <SettingsForm ref={form} save="Save" saving={saving} value={own} onSave={submit}>
        {first && <ErrorPanel text={first.text} />}
        <UsernameField
          hint="Shown with what you add from now on. What you added before keeps its name."
          value={own.username}
          onChange={(name) => change({ username: name })}
          error={username?.text ?? null}
        />
        <div data-show-me>
          <ShowMeField
            value={own.showMe}
            onChange={(chosen) => change({ showMe: chosen })}
            error={showMe?.text ?? null}
          />
        </div>
        <OwnGenderField value={own.myGender} onChange={(myGender) => change({ myGender })} />
      </SettingsForm>
    </Panel>
  )
}

type Problems = { readonly username: Failure | null; readonly showMe: Failure | null }

/** All problems of the form. The name that the member has stays usable, also if today's rules refuse it. */
export function profileProblems(
  { username, showMe }: Pick<OwnProfile, 'username' | 'showMe'>,
  storedUsername: string,
): Problems {
  const name = tidyUsername(username)
  const problem = name === storedUsername ? null : usernameProblem(name)
  return {
    username: problem && failure(`kit/${problem}`),
    showMe: showMe.length === 0 ? failure('kit/show-me-required') : null,
  }
}
