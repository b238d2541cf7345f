import sharp from 'sharp'

/** Longest side of an image as the page gets it. */
const LONGEST = 1200
/** Pixels of an image beyond which it is not decoded: 40 MP are 160 MB of memory. */
const MOST_PIXELS = 40_000_000

const ascii = (bytes: Buffer, from: number, to: number) => bytes.toString('latin1', from, to)

/** Kind of an image by its first bytes, whatever its name or header says; undefined for anything else, SVG included. */
export function imageKind(bytes: Buffer): 'jpeg' | 'png' | 'gif' | 'webp' | 'avif' | undefined {
  if (bytes.length < 12) return undefined
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg'
  if (ascii(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'png'
  if (/^GIF8[79]a/.test(ascii(bytes, 0, 6))) return 'gif'
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'webp'
  return /^ftypavi[fs]/.test(ascii(bytes, 4, 12)) ? 'avif' : undefined
}

/**
 * An image decoded, turned upright, at most `longest` px long, as WebP without its metadata. Throws where it is no
 * image that can be decoded, or has more than `pixels`.
 */
export async function resized(bytes: Buffer, { longest = LONGEST, pixels = MOST_PIXELS } = {}): Promise<Buffer> {
  if (!imageKind(bytes)) throw new Error('not an image')
  return sharp(bytes, { limitInputPixels: pixels, failOn: 'error' })
    .autoOrient()
    .resize({ width: longest, height: longest, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 80 })
    .toBuffer()
}
