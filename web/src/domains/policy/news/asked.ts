/** Fields that policy news is filtered by. */
export const newsFields = ['department', 'region', 'industry', 'category'] as const
export type NewsChoice = Readonly<Partial<Record<(typeof newsFields)[number], string | undefined>>>

/** What is asked for of policy news: what is chosen, nothing for what is not. */
export const askedOf = (chosen: NewsChoice) =>
  Object.fromEntries(newsFields.flatMap((field) => (chosen[field] ? [[field, chosen[field]]] : []))) as {
    [Field in (typeof newsFields)[number]]?: string
  }
