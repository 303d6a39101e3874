export function toDataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => {
      if (typeof reader.result === 'string') resolve(reader.result)
    }
    reader.onerror = () => reject(reader.error ?? new Error('A photo could not be read.'))
    reader.readAsDataURL(blob)
  })
}

/** The bytes of a base64 JPEG data URL; not by `fetch`, which the security policy keeps from `data:`. */
export function fromDataUrl(url: string): Blob {
  const bytes = Uint8Array.from(atob(url.slice(url.indexOf(',') + 1)), (c) => c.charCodeAt(0))
  return new Blob([bytes], { type: 'image/jpeg' })
}
