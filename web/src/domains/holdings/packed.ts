/** Bytes of a file that are packed at most. */
const MOST = 8_000_000

/** A file packed by gzip, in base64; null where it is larger than is taken. */
export async function packed(file: Blob): Promise<string | null> {
  if (file.size > MOST) return null
  const stream = file.stream().pipeThrough(new CompressionStream('gzip'))
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer())
  let text = ''
  // A call takes no more arguments than this at once.
  for (let from = 0; from < bytes.length; from += 8192)
    text += String.fromCharCode(...bytes.subarray(from, from + 8192))
  const content = btoa(text)
  return content.length > 950_000 ? null : content
}
