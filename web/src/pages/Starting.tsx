/** Before the first screen is known: the dark page, nothing that would jump. */
export function Starting() {
  return <div aria-busy="true" style={{ height: '100%', background: 'var(--canvas)' }} />
}
