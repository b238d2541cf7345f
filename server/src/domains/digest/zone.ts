import { digestErrors } from '@pandora/contract/domains/digest/errors'
import { Refusal } from '@pandora/contract/errors'
import { wallClock } from '@pandora/contract/time'

/** Throws DIGEST_ZONE where there is no such zone. */
export function knownZone(zone: string): void {
  try {
    wallClock(0, zone)
  } catch {
    throw new Refusal(digestErrors.DIGEST_ZONE, { zone })
  }
}
