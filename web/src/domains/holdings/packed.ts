import { base64Of } from '../../lib/api/base64.ts'

/** Bytes of a file that are packed at most. */
const MOST = 8_000_000

/** A file packed by gzip, in base64; null where it is larger than is taken. */
export async function packed(file: Blob): Promise<string | null> {
  if (file.size > MOST) return null
  const stream = file.stream().pipeThrough(new CompressionStream('gzip'))
  const content = await base64Of(await new Response(stream).blob())
  return content.length > 950_000 ? null : content
}
