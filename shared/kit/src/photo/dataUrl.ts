/** The content of a base64 data URL. `fetch` cannot read it: the security policy blocks `data:`. */
export function blobOfDataUrl(url: string): Blob {
  const [head = '', content = ''] = url.split(',')
  const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0))
  return new Blob([bytes], { type: head.slice('data:'.length, head.indexOf(';')) })
}

export function dataUrlOfBlob(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => {
      if (typeof reader.result === 'string') resolve(reader.result)
    }
    reader.onerror = () => reject(reader.error ?? new Error('A photo could not be read.'))
    reader.readAsDataURL(blob)
  })
}
