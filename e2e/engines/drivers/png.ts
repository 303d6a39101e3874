import { crc32, deflateSync } from 'node:zlib'

/** Encodes rows of red, green, blue as a PNG. */
export function encodePng(pixels: Buffer, width: number, height: number): Buffer {
  const rows: Buffer[] = []
  for (let y = 0; y < height; y++)
    rows.push(Buffer.of(0), pixels.subarray(y * width * 3, (y + 1) * width * 3))
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2], 8) // 8 bits for each of three colors
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [size, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  size.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([size, body, check])
}
