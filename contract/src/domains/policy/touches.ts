/** How a policy touches a company: by its name, by a product it sells, by an industry it belongs to. */
export const policyTouches = ['named', 'product', 'industry'] as const
