import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { encodePng } from './png.ts'
import { end, start } from './processes.ts'

type Size = {
  width: number
  height: number
}

/** Starts a screen without a monitor. Its picture is taken of the root window. */
export async function openScreen({ width, height }: Size) {
  const folder = mkdtempSync(join(tmpdir(), 'greenlight-screen-'))
  const args = ['-displayfd', '3', '-fbdir', folder, '-nolisten', 'tcp', '-nocursor']
  const child = start('Xvfb', [...args, '-screen', '0', `${width}x${height}x24`], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const display = await new Promise<string>((resolve, reject) => {
    child.stdio[3]?.once('data', (data: Buffer) => resolve(`:${data.toString().trim()}`))
    child.once('error', reject)
    child.once('exit', () => reject(new Error('Xvfb ended.')))
  })
  const read = (top: number, rows: number) =>
    readScreen(readFileSync(join(folder, 'Xvfb_screen0')), top, rows)
  return {
    display,
    /** A PNG of a part of the screen, as wide as the screen. */
    picture: (top: number, rows: number) => encodePng(read(top, rows), width, rows),
    /** Whether a row of the screen is black. */
    isBlack: (row: number) => read(row, 1).every((value) => value === 0),
    close: async () => {
      await end(child)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Pixels of red, green, blue. Xvfb keeps the screen as an XWD file: a header, colors, and rows of blue, green, red, unused. */
function readScreen(file: Buffer, top: number, rows: number): Buffer {
  const field = (at: number) => file.readUInt32BE(at * 4)
  const [headerSize, width, rowSize, colors] = [0, 4, 12, 19].map(field)
  if (!headerSize || !width || !rowSize || colors === undefined)
    throw new Error('This is no picture of a screen.')
  const start = headerSize + colors * 12
  const pixels = Buffer.alloc(width * rows * 3)
  for (let y = top, to = 0; y < top + rows; y++) {
    for (let x = 0; x < width; x++, to += 3) {
      const from = start + y * rowSize + x * 4
      pixels.writeUIntBE(file.readUIntLE(from, 3), to, 3)
    }
  }
  return pixels
}
