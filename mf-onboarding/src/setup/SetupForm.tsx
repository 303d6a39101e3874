import { paths } from '@greenlight/kit/contract/paths'
import { saveProfileSetup } from '@greenlight/kit/data/users/saveProfileSetup'
import { errorText, type ErrorCode } from '@greenlight/kit/domain/errors'
import { genderLabels, genders } from '@greenlight/kit/domain/gender'
import { checkProfileSetup, type ProfileSetup } from '@greenlight/kit/domain/profileSetup'
import { Button } from '@greenlight/kit/ui/Button'
import { CityBox } from '@greenlight/kit/ui/CityBox'
import { ErrorPanel } from '@greenlight/kit/ui/ErrorPanel'
import { ToggleGroup } from '@greenlight/kit/ui/ToggleGroup'
import { savedLocation, useNavigate, useSession } from '@greenlight/runtime'
import { useState, type SyntheticEvent } from 'react'
import { EntryForm } from '../entry/EntryForm.tsx'
import { useBadFieldFocus } from '../useBadFieldFocus.ts'
import { useTask } from '../useTask.ts'
import { rememberWelcome } from '../welcome/rememberWelcome.ts'
import { ShowMeField } from './ShowMeField.tsx'
import { UsernameField } from './UsernameField.tsx'

const ownGenders = genders.map((value) => ({ value, label: genderLabels[value] }))

/** The member's first choices; `start` is what the member has already. */
export function SetupForm({ start }: { start: ProfileSetup }) {
  const navigate = useNavigate()
  const signedIn = useSession((s) => s.status === 'signedIn')
  const [setup, setSetup] = useState(start)
  const [problem, setProblem] = useState<{ code: ErrorCode } | null>(null)
  const { busy, error, run } = useTask('setup-save-failed')
  const form = useBadFieldFocus(problem)

  const change = (part: Partial<ProfileSetup>) => {
    setSetup((before) => ({ ...before, ...part }))
    setProblem(null)
  }
  const problemIn = (...codes: ErrorCode[]) =>
    problem && codes.includes(problem.code) ? errorText(problem.code) : null

  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    const code = checkProfileSetup(setup, signedIn)
    setProblem(code && { code })
    if (!code) void run(save)
  }
  const save = async () => {
    await saveProfileSetup(setup)
    const { locationText, locationCoords } = setup
    savedLocation.set({ locationText, locationCoords })
    rememberWelcome()
    await navigate(paths.gallery(), { replace: true })
  }
  const failure = problemIn('setup-signed-out') ?? (problem ? null : error)
  return (
    <EntryForm ref={form} onSubmit={submit}>
      <UsernameField
        value={setup.username}
        onChange={(username) => change({ username })}
        error={problemIn('setup-username', 'setup-username-length')}
      />
      <CityBox
        label="Your city or region"
        hint="To show profiles near you. We keep the town, never where you are."
        required
        value={{ text: setup.locationText, coords: setup.locationCoords }}
        onChange={({ text, coords }) => change({ locationText: text, locationCoords: coords })}
        error={problemIn('setup-location')}
      />
      <ShowMeField
        value={setup.showMe}
        onChange={(showMe) => change({ showMe })}
        error={problemIn('setup-show-me')}
      />
      <ToggleGroup
        legend="Your gender (optional)"
        options={ownGenders}
        selected={setup.myGender ? [setup.myGender] : []}
        onToggle={(gender) => change({ myGender: gender === setup.myGender ? null : gender })}
      />
      {failure && <ErrorPanel text={failure} />}
      <Button type="submit" variant="primary" wide busy={busy}>
        Save and continue
      </Button>
    </EntryForm>
  )
}
