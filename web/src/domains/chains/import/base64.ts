/** Largest file that is sent, in bytes. */
const MOST_BYTES = 16_000_000

/** The bytes of a file in base64; null where it is too large. */
export async function base64Of(file: Blob): Promise<string | null> {
  if (file.size > MOST_BYTES) return null
  const address = await new Promise<string>((done, fail) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => done(String(reader.result)))
    reader.addEventListener('error', () => fail(reader.error ?? new Error('unreadable')))
    reader.readAsDataURL(file)
  })
  return address.slice(address.indexOf(',') + 1)
}
