import { saveDefaultLocation } from '../data/settings.ts'
import { errorText } from '@greenlight/domain/errors'
import type { UserProfile } from '@greenlight/domain/member'
import type { Place } from '@greenlight/domain/coords'
import { Button } from '@greenlight/kit/ui/form/Button'
import { PlaceField } from '@greenlight/kit/ui/place/PlaceField'
import { Panel } from '@greenlight/kit/ui/layout/Panel'
import { savedLocation } from '@greenlight/runtime'
import { useState, type SubmitEvent } from 'react'
import styled from 'styled-components'
import { SaveStatus } from './SaveStatus.tsx'
import { useSaveSetting } from './useSaveSetting.ts'

/** The default location. It is saved with the account and on this device. */
export function LocationPanel({ profile }: { profile: UserProfile }) {
  const { locationText, locationCoords } = profile
  const [place, setPlace] = useState<Place>({ text: locationText, coords: locationCoords })
  const [problem, setProblem] = useState(false)
  const { save, retry, saving } = useSaveSetting(async ({ text, coords }: Place) => {
    await saveDefaultLocation(text, coords)
    savedLocation.set({ locationText: text.trim(), locationCoords: coords })
  })

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    // A text without coordinates would be lost: the gallery needs a town.
    const isTypedOnly = place.text.trim() !== '' && !place.coords
    setProblem(isTypedOnly)
    if (!isTypedOnly && saving.status !== 'saving') void save(place)
  }
  return (
    <Panel title="Default location">
      <Form onSubmit={submit}>
        <PlaceField
          label="City"
          hint="The gallery starts here, and distances are measured from here."
          value={place}
          onChange={(next) => {
            setPlace(next)
            setProblem(false)
          }}
          error={problem ? errorText('setup-location') : null}
        />
        <Row>
          <Button type="submit" busy={saving.status === 'saving'}>
            Save location
          </Button>
          <SaveStatus saving={saving} onRetry={retry} />
        </Row>
      </Form>
    </Panel>
  )
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--gl-space-4);
`

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--gl-space-2) var(--gl-space-4);
`
