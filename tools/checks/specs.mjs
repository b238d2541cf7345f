// Which domains each browser test is about: `npm test -- --changed` runs those of the domains that a change touches, and
// the time of a file counts for the first. `shell` is the frame around them.

export const specDomains = {
  'accounts/accounts.spec.ts': ['accounts'],
  'administration.spec.ts': ['administration', 'accounts'],
  'alerts.spec.ts': ['alerts'],
  'analysis.spec.ts': ['analysis', 'corrections', 'documents', 'impact', 'events'],
  'calendar/calendar.spec.ts': ['calendar'],
  'calendar/company-basics.spec.ts': ['shareholders', 'figures'],
  'changes.spec.ts': ['changes'],
  'chains/consulted.spec.ts': ['chains', 'supply'],
  'chains/editor.spec.ts': ['chains'],
  'chains/scenarios.spec.ts': ['scenarios'],
  'chains/supply-tab.spec.ts': ['supply'],
  'chat/chat.spec.ts': ['chat'],
  'company/comparisons.spec.ts': ['companies'],
  'company/company-business.spec.ts': ['business'],
  'company/company-research.spec.ts': ['research', 'mentions', 'financing', 'themes', 'companies'],
  'company/company-texts.spec.ts': ['opinion', 'policy', 'documents', 'events'],
  'company/company.spec.ts': ['companies', 'figures', 'markets'],
  'company/price-chart.spec.ts': ['charting', 'price-events', 'markets'],
  'conventions.spec.ts': ['shell', 'live'],
  'demo.spec.ts': ['accounts'],
  'digest/digest.spec.ts': ['digest'],
  'feeds.spec.ts': ['feeds'],
  'company/finance-reports.spec.ts': ['finance-reports'],
  'financing/financing.spec.ts': ['financing'],
  'flash.spec.ts': ['flash', 'documents'],
  'floor-lists.spec.ts': ['floors', 'rooms'],
  'floors.spec.ts': ['floors', 'rooms'],
  'guide.spec.ts': ['shell'],
  'shell/light.spec.ts': ['shell'],
  'health.spec.ts': ['health'],
  'holdings.spec.ts': ['holdings'],
  'imports.spec.ts': ['imports'],
  'industries.spec.ts': ['industries', 'markets'],
  'knowledge/knowledge.spec.ts': ['knowledge'],
  'landing.spec.ts': ['landing'],
  'shell/tiles.spec.ts': ['rooms', 'floors'],
  'lobby.spec.ts': ['rooms', 'floors'],
  'lists/columns.spec.ts': ['watch', 'screening', 'figures'],
  'lists/gist.spec.ts': ['analysis', 'flash'],
  'markets.spec.ts': ['markets'],
  'names.spec.ts': ['companies', 'search'],
  'membership/membership.spec.ts': ['membership'],
  'opinion/collectors.spec.ts': ['collectors', 'authors', 'market-opinion'],
  'opinion/market-opinion.spec.ts': ['market-opinion'],
  'opinion/rankings.spec.ts': ['ranking', 'calls', 'stock-report'],
  'policy/meetings.spec.ts': ['policy-meetings'],
  'public-figures.spec.ts': ['figures', 'companies'],
  'rates.spec.ts': ['macro'],
  'reader-pages.spec.ts': ['documents'],
  'real-input.spec.ts': ['imports'],
  'accounts/registration.spec.ts': ['accounts', 'consumer'],
  'policy/library.spec.ts': ['policy'],
  'policy/economy.spec.ts': ['macro'],
  'policy/topics.spec.ts': ['policy-topics'],
  'risk/risk.spec.ts': ['risk'],
  'rooms.spec.ts': ['rooms', 'portfolio', 'price-events', 'noyaxe', 'flash', 'finance-reports'],
  'screening.spec.ts': ['screening'],
  'search.spec.ts': ['search'],
  'shell.spec.ts': ['shell', 'live'],
  'every-screen/desk.spec.ts': ['shell'],
  'every-screen/phone.spec.ts': ['shell'],
  'shell/addresses.spec.ts': ['shell'],
  'shell/palette.spec.ts': ['shell', 'search'],
  'shell/overview.spec.ts': ['shell'],
  'technology/finder.spec.ts': ['technology'],
  'themes.spec.ts': ['themes'],
  'udf.spec.ts': ['udf'],
  'watch.spec.ts': ['watch'],
  'z-captcha.spec.ts': ['accounts'],
}

/** Those that run on the public data, in a product of their own. */
const onPublicData = /^(?:public-|real-input)/
/** Those that open screen after screen, or that import for minutes: of a change only where they are changed. */
const long = /^(?:every-screen\/|shell\/(?:addresses|light)|public-|real-input)/

/**
 * The browser tests of a change, by the configuration they run under: those asked for by name, and those that are first
 * of all about one of the domains and do not take minutes. `left` names the others that are about one of them.
 */
export function specsOf(domains, asked = new Set()) {
  const all = Object.keys(specDomains).filter(
    (name) => asked.has(name) || specDomains[name].some((one) => domains.has(one)),
  )
  const isMeant = (name) => asked.has(name) || (domains.has(specDomains[name][0]) && !long.test(name))
  const names = all.filter(isMeant)
  return {
    sample: names.filter((name) => !name.startsWith('public-')),
    public: names.filter((name) => onPublicData.test(name)),
    left: all.filter((name) => !isMeant(name)),
  }
}
