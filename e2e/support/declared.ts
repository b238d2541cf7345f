import { readdirSync, readFileSync } from 'node:fs'

const domains = new URL('../../web/src/domains/', import.meta.url)

/** Addresses of screens below `/index` as the domains declare them, such as `company/:companyId/:tab?`. */
export const declaredPaths: readonly string[] = readdirSync(domains).flatMap((domain) => {
  const declared = readFileSync(new URL(`${domain}/module.ts`, domains), 'utf8')
  return [...declared.matchAll(/\bpath: '([^']+)'/g)].map(([, path = '']) => path)
})
