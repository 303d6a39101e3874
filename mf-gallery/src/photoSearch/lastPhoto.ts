import type { RgbaPicture } from '@greenlight/kit/photo/grayPicture'

/** A picture that a member searches for. `url` shows it. */
export type ChosenPhoto = {
  readonly id: string
  readonly url: string
  readonly pixels: RgbaPicture
}

export type LastPhoto = ReturnType<typeof createLastPhoto>

/** The last picture that was searched. The page owns it, so that Back from a profile shows its results again. */
export function createLastPhoto() {
  let last: ChosenPhoto | null = null
  return {
    get: () => last,
    /** The object URL of the former picture ends. */
    set(next: ChosenPhoto | null): void {
      if (last) URL.revokeObjectURL(last.url)
      last = next
    },
  }
}
