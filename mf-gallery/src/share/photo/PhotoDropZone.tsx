import ImagePlus from 'lucide-react/icons/image-plus'
import styled from 'styled-components'

/** Where a photo can be dropped; `over` while one is being dragged over the page. */
export function PhotoDropZone({ over }: { over: boolean }) {
  return (
    <DropZone $over={over}>
      <ImagePlus aria-hidden size={40} strokeWidth={1.25} />
      Drop or paste a photo here
    </DropZone>
  )
}

const DropZone = styled.div<{ $over: boolean }>`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: var(--gl-space-2);
  max-width: 20rem;
  min-height: 12rem;
  padding: var(--gl-space-4);
  border: 2px dashed ${({ $over }) => ($over ? 'var(--gl-green-text)' : 'var(--gl-control)')};
  border-radius: var(--gl-radius-m);
  background: ${({ $over }) => ($over ? 'var(--gl-green-soft)' : 'var(--gl-sunken)')};
  color: var(--gl-ink-soft);
  font-size: var(--gl-text-sm);
`
