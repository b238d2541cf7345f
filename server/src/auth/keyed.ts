import { createHmac, hkdfSync } from 'node:crypto'

/** A hash that only this product can make: what is short enough to be guessed is kept as this. */
export type Keyed = (text: string) => Buffer

/** Makes the keyed hash from the product's secret, under a key of its own. */
export function makeKeyed(secret: string): Keyed {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'pandora codes', 32))
  return (text) => createHmac('sha256', key).update(text).digest()
}
