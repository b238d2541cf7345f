import { choice, companyId, text } from '@pandora/contract/view/parameters'

// What the views of the screen are shown for; those of the room stand in the contract.
export const bridgeParameters = { companyId, basis: text, bridge: text }

export const browseParameters = {
  by: choice('company', 'business'),
  text,
  dimension: text,
  business: text,
  companyId,
}

export const peersParameters = { businessTypeId: text, companyId }
