import type { Place } from '@greenlight/domain/coords'
import type { UserProfile } from '@greenlight/domain/member'
import { failure } from '@greenlight/kit/errors'
import { Panel } from '@greenlight/kit/ui/layout/Panel'
import { PlaceField } from '@greenlight/kit/ui/place/PlaceField'
import { savedLocation } from '@greenlight/runtime'
import { useState } from 'react'
import { SettingsForm, useSaveSetting } from './SettingsForm.tsx'
import { saveDefaultLocation } from './settingsRequests.ts'

/** The default location. It is saved with the account and on this device. */
export function LocationPanel({ profile }: { profile: UserProfile }) {
  const { locationText, locationCoords } = profile
  const [place, setPlace] = useState<Place>({ text: locationText, coords: locationCoords })
  const [problem, setProblem] = useState(false)
  const { save, saving } = useSaveSetting(async ({ text, coords }: Place) => {
    await saveDefaultLocation(text, coords)
    savedLocation.set({ locationText: text.trim(), locationCoords: coords })
  })

  const submit = () => {
    // A text without coordinates would be lost: the gallery needs a town.
    const isTypedOnly = place.text.trim() !== '' && !place.coords
    setProblem(isTypedOnly)
    if (!isTypedOnly && saving.status !== 'saving') void save(place)
  }
  return (
    <Panel title="Default location">
      <SettingsForm save="Save location" saving={saving} value={place} onSave={submit}>
        <PlaceField
          label="City"
          hint="The gallery starts here, and distances are measured from here."
          value={place}
          onChange={(next) => {
            setPlace(next)
            setProblem(false)
          }}
          error={problem ? failure('kit/town-required').text : null}
        />
      </SettingsForm>
    </Panel>
  )
}
