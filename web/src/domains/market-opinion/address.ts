/** Where a company’s opinion stands. */
export const opinionAddress = (companyId: string): string =>
  `/index/market-opinion/company/${encodeURIComponent(companyId)}`
/** Where an author’s page stands. */
export const authorAddress = (authorId: string): string =>
  `/index/market-opinion/author/${encodeURIComponent(authorId)}`
