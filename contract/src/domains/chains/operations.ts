import { savedChains } from './operations/saved.ts'

export const chains = { ...savedChains }
