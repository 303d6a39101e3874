import { expect, test } from 'vitest'
import { blobOfDataUrl, dataUrlOfBlob } from './dataUrl.ts'

test.each(['data:image/jpeg;base64,/9j/AAEC', 'data:image/webp;base64,UklGRg=='])(
  '%s is the same after a conversion and back',
  async (url) => {
    expect(await dataUrlOfBlob(blobOfDataUrl(url))).toBe(url)
  },
)
