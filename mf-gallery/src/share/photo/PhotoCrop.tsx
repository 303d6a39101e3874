import { VisuallyHidden } from '@greenlight/kit/ui/display/Text'
import { Button } from '@greenlight/kit/ui/form/Button'
import { FieldHint } from '@greenlight/kit/ui/form/Field'
import { ButtonRow } from '@greenlight/kit/ui/layout/ButtonRow'
import { Disclosure } from '@greenlight/kit/ui/layout/Disclosure'
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import ArrowUp from 'lucide-react/icons/arrow-up'
import Maximize from 'lucide-react/icons/maximize'
import { type KeyboardEvent, useId } from 'react'
import Cropper from 'react-easy-crop'
import styled from 'styled-components'
import { Range } from '../../range/Range.tsx'
import { centeredCrop, type Crop, CROP_FRAME, cropZoom } from './cropGeometry.ts'

type Props = {
  url: string
  crop: Crop
  onChange: (changes: Partial<Crop>) => void
}

/** Frame pixels that one press of an arrow moves the photo. */
const PAN_STEP = 8
/** Change of the zoom by one press of plus or minus. The slider has steps of 0.01. */
const ZOOM_STEP = 0.1

const pans = [
  { key: 'ArrowLeft', label: 'Move photo left', Icon: ArrowLeft, x: -PAN_STEP, y: 0 },
  { key: 'ArrowUp', label: 'Move photo up', Icon: ArrowUp, x: 0, y: -PAN_STEP },
  { key: 'ArrowDown', label: 'Move photo down', Icon: ArrowDown, x: 0, y: PAN_STEP },
  { key: 'ArrowRight', label: 'Move photo right', Icon: ArrowRight, x: PAN_STEP, y: 0 },
] as const

/**
 * Selects the square of a photo to store, by dragging, pinching, keys, slider or buttons.
 * @public used through importWithRetry
 */
export function PhotoCrop({ url, crop, onChange }: Props) {
  const keysId = useId()
  const pan = (x: number, y: number) => onChange({ x: crop.x + x, y: crop.y + y })

  function pressKey(event: KeyboardEvent): void {
    const direction = pans.find(({ key }) => key === event.key)
    if (direction) pan(direction.x, direction.y)
    else if (event.key === '+' || event.key === '=') onChange({ zoom: crop.zoom + ZOOM_STEP })
    else if (event.key === '-') onChange({ zoom: crop.zoom - ZOOM_STEP })
    else return
    event.preventDefault()
  }

  return (
    <Root role="group" aria-label="Crop the photo">
      <Frame>
        <Cropper
          image={url}
          crop={crop}
          zoom={crop.zoom}
          minZoom={cropZoom.min}
          maxZoom={cropZoom.max}
          aspect={1}
          objectFit="cover"
          showGrid={false}
          onCropChange={({ x, y }) => onChange({ x, y })}
          onZoomChange={(zoom) => onChange({ zoom })}
          // The wheel scrolls the page. With Ctrl it zooms; browsers report a pinch as a wheel with Ctrl.
          onWheelRequest={(event) => event.ctrlKey}
          mediaProps={{ alt: 'The photo you chose' }}
          cropperProps={{
            // So that a screen reader passes the arrow keys on.
            role: 'application',
            'aria-label': 'Position of the photo',
            'aria-describedby': keysId,
            onKeyDown: pressKey,
          }}
        />
      </Frame>
      <Controls>
        <Range
          label="Zoom"
          {...cropZoom}
          value={crop.zoom}
          valueText={`${crop.zoom.toFixed(2)}×`}
          onChange={(zoom) => onChange({ zoom })}
        />
        <Disclosure
          label={() => 'Adjust'}
          aside={
            <Button size="small" onClick={() => onChange(centeredCrop)}>
              <Maximize aria-hidden />
              Fit
            </Button>
          }
        >
          <Pans>
            <ButtonRow>
              {pans.map(({ label, Icon, x, y }) => (
                <Pan key={label} aria-label={label} onClick={() => pan(x, y)}>
                  <Icon aria-hidden />
                </Pan>
              ))}
            </ButtonRow>
            <FieldHint>Drag the photo to move it, pinch to zoom.</FieldHint>
          </Pans>
        </Disclosure>
        <VisuallyHidden id={keysId}>Arrow keys move the photo, plus and minus zoom.</VisuallyHidden>
      </Controls>
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, ${CROP_FRAME}px);
  gap: var(--gl-space-3) var(--gl-space-5);

  /* On a wider screen the photo is beside the other fields. */
  @media (min-width: 42rem) and (max-width: 61.99rem) {
    grid-template-columns: ${CROP_FRAME}px minmax(0, 1fr);
    align-items: center;
  }
`

const Controls = styled.div`
  position: relative;
  display: grid;
  gap: var(--gl-space-1);
`

const Pans = styled.div`
  display: grid;
  gap: var(--gl-space-2);
`

/** Always 320 px wide, because a crop is stored in frame pixels. On narrow screens it covers the page margins. */
const Frame = styled.div`
  position: relative;
  width: ${CROP_FRAME}px;
  height: ${CROP_FRAME}px;
  margin-inline: min(0px, calc(50% - ${CROP_FRAME / 2}px));
  border-radius: var(--gl-radius-m);
  background: var(--gl-sunken);
  overflow: clip;

  .reactEasyCrop_CropArea:focus-visible {
    outline: 3px solid var(--gl-focus);
    outline-offset: -3px;
  }
`

const Pan = styled(Button)`
  width: var(--gl-target);
  padding-inline: 0;
`
