import { domains } from './domains.ts'
import { catalogueOf } from './room.ts'

/** Every room, as its domain declares it. The server offers of it what a role may see. */
export const roomCatalogue = catalogueOf(domains.flatMap((domain) => domain.rooms ?? []))
