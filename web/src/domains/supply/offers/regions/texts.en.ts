import type { zh } from './texts.zh.ts'

export const en: Record<keyof typeof zh, string> = {
  map: 'Companies, sites and supplies by province',
  about: 'By registered seat; the stronger the colour, the more companies.',
  without: 'Of {count, company|companies} no source gives the seat.',
  choose: 'Choose a province',
  line: '{region} ({count})',
  figures:
    '{companies, seat|seats} · {sites, site|sites} · {links, supply|supplies}, {outward} of them across its border',
  pick: 'Choose a province to see which companies and sites are there.',
  name: 'Company',
  city: 'City',
  here: 'There',
  seat: 'seat',
  sites: 'sites',
  place: 'Places',
  none: 'No company or site is known in this province.',
  noRegions: 'No seat of a company is known: company profiles bring them.',
  companies: 'Companies and sites of {region}',
}
