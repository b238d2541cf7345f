import { Sign } from '../ui/Brand.tsx'

/**
 * Before the first screen is known: the sign and the name, where the frame of the screens has them. The same stands in
 * `index.html` until the code has come.
 */
export function Starting() {
  return (
    <div className="opening" aria-busy="true">
      <Sign />
      <span>Pandora</span>
    </div>
  )
}
