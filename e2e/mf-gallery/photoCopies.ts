import type { Page } from '@playwright/test'

type Copy = {
  /** Parts of the picture that are cut off on each side. */
  crop?: number
  scale?: number
  quality?: number
  mirrored?: boolean
}

/** A JPEG data URL of lights at random places, drawn by the page: like a photo, and unlike any other. */
export function drawScene(page: Page): Promise<string> {
  return page.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.width = canvas.height = 320
    const context = canvas.getContext('2d')
    if (!context) throw new Error('The page cannot draw.')
    context.fillStyle = '#777'
    context.fillRect(0, 0, 320, 320)
    for (let n = 0; n < 60; n++) {
      const [x, y, size] = [320, 320, n < 15 ? 120 : 40].map((most) => Math.random() * most)
      context.fillStyle = `hsl(${Math.random() * 360} 60% ${Math.random() * 100}% / 0.7)`
      context.beginPath()
      context.arc(x ?? 0, y ?? 0, size ?? 0, 0, 7)
      context.fill()
    }
    return canvas.toDataURL('image/jpeg', 0.8)
  })
}

/** A changed copy of a picture as a JPEG, made by the page. */
export async function copyOf(page: Page, dataUrl: string, copy: Copy = {}): Promise<Buffer> {
  const made = await page.evaluate(
    async ([url, { crop = 0, scale = 1, quality = 0.9, mirrored = false }]) => {
      const image = new Image()
      image.src = url
      await image.decode()
      const cut = crop * image.width
      const kept = image.width - 2 * cut
      const canvas = document.createElement('canvas')
      canvas.width = canvas.height = Math.round(kept * scale)
      const context = canvas.getContext('2d')
      if (!context) throw new Error('The page cannot draw.')
      if (mirrored) {
        context.translate(canvas.width, 0)
        context.scale(-1, 1)
      }
      context.drawImage(image, cut, cut, kept, kept, 0, 0, canvas.width, canvas.height)
      return canvas.toDataURL('image/jpeg', quality)
    },
    [dataUrl, copy] as const,
  )
  return Buffer.from(made.split(',')[1] ?? '', 'base64')
}
