import { choice, companyId, text, type ViewParameters } from '@pandora/contract/view/parameters'

/** What the views of mentions are shown for and what is chosen in them; the word of cloud and keywords is one. */
export const mentionsViews = {
  products: { companyId, things: choice('products', 'technologies'), thing: text },
  cloud: { companyId, days: choice('180', '30', '365'), cloudView: choice('cloud', 'table'), word: text },
  keywords: { companyId, word: text },
  orgs: { companyId },
} satisfies Record<string, ViewParameters>
