/** The bytes of a file in base64. Throws where it can no longer be read. */
export async function base64Of(file: Blob): Promise<string> {
  const address = await new Promise<string>((done, fail) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => done(String(reader.result)))
    reader.addEventListener('error', () => fail(reader.error ?? new Error('unreadable')))
    reader.readAsDataURL(file)
  })
  return address.slice(address.indexOf(',') + 1)
}
