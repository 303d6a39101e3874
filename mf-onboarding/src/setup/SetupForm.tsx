import { paths, readOpenedPath } from '@greenlight/kit/contract/paths'
import { storageKeys, WELCOME_SEEN } from '@greenlight/domain/storageKeys'
import { Button } from '@greenlight/kit/ui/form/Button'
import { useAction } from '@greenlight/kit/ui/form/useAction'
import { OwnGenderField, ShowMeField } from '@greenlight/kit/ui/member/GenderFields'
import { UsernameField } from '@greenlight/kit/ui/member/UsernameField'
import { PlaceField } from '@greenlight/kit/ui/place/PlaceField'
import { ErrorPanel } from '@greenlight/kit/ui/status/ErrorPanel'
import {
  type Failure,
  localStore,
  savedLocation,
  sessionId,
  useLocation,
  useNavigate,
  useSession,
} from '@greenlight/runtime'
import { useState, type SyntheticEvent } from 'react'
import { saveProfileSetup, checkProfileSetup, type ProfileSetup } from '../data/userDocument.ts'
import { PanelForm } from '../layout/PanelForm.tsx'

/** The form of profile setup; `initial` is what the member's document already has. */
export function SetupForm({ initial }: { initial: ProfileSetup }) {
  const navigate = useNavigate()
  const openedPath = readOpenedPath(useLocation().state, sessionId())
  const signedIn = useSession((s) => s.status === 'signedIn')
  const [setup, setSetup] = useState(initial)
  const [problem, setProblem] = useState<Failure | null>(null)
  const { busy, error, run } = useAction('setup-save-failed', { staysBusy: true })

  const change = (part: Partial<ProfileSetup>) => {
    setSetup((before) => ({ ...before, ...part }))
    setProblem(null)
  }
  const problemIn = (...codes: string[]) =>
    problem && codes.includes(problem.code) ? problem.text : null

  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    const found = checkProfileSetup(setup, signedIn)
    setProblem(found)
    if (!found) void run(save)
  }
  const save = async () => {
    await saveProfileSetup(setup)
    const { locationText, locationCoords } = setup
    savedLocation.set({ locationText, locationCoords })
    localStore.set(storageKeys.welcomeSeen, WELCOME_SEEN)
    await navigate(openedPath ?? paths.gallery(), { replace: true })
  }
  const failure = problemIn('kit/signed-out') ?? (problem ? null : (error?.message ?? null))
  return (
    <PanelForm problem={problem} onSubmit={submit}>
      <UsernameField
        hint="Shown with all that you share. Better not your real name."
        value={setup.username}
        onChange={(username) => change({ username })}
        error={problemIn(
          'kit/username-required',
          'kit/username-length',
          'kit/username-letters',
          'kit/username-house',
        )}
      />
      <PlaceField
        label="Your city or region"
        hint="To show profiles near you. We keep the town, never where you are."
        required
        value={{ text: setup.locationText, coords: setup.locationCoords }}
        onChange={({ text, coords }) => change({ locationText: text, locationCoords: coords })}
        error={problemIn('kit/town-required')}
      />
      <ShowMeField
        value={setup.showMe}
        onChange={(showMe) => change({ showMe })}
        error={problemIn('kit/show-me-required')}
      />
      <OwnGenderField value={setup.myGender} onChange={(myGender) => change({ myGender })} />
      {failure && <ErrorPanel text={failure} />}
      <Button type="submit" variant="primary" wide busy={busy}>
        Save and continue
      </Button>
    </PanelForm>
  )
}
