/** Where a company’s opinion stands. */
export const opinionAddress = (companyId: string): string =>
  `/index/market-opinion/company/${encodeURIComponent(companyId)}`
