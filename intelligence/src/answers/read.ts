import { claimsIn, plainQuestion, scaleIn, wordsForNames } from './asked.ts'
import { readConditions, relativeBounds, unboundGrowth } from './conditions.ts'
import { unexplained, type Left } from './fillers.ts'
import { mayStandAside } from './aside/aside.ts'
import { cues, RANK_ZH } from './cues.ts'
import { inPlainWords } from './reading/colloquial.ts'
import { historyIn } from './reading/history.ts'
import { comparesWith, indexIn, leftOut, narrows, ofAllGroups, ofBoth } from './reading/narrowed.ts'
import { indexNamed, intentOf, isOfStatements, movedIn, sideIn } from './reading/intent.ts'
import { languageOf } from './reading/language.ts'
import { decimalsOf, placeIn } from './reading/places.ts'
import { MOST_LOST, RANK_EN, rankOf } from './reading/ranks.ts'
import { asksWhy, soFar, timesTold, WENT } from './reading/trend.ts'
import { toStatements } from './reading/statement-days.ts'
import { themesIn } from './reading/themes.ts'
import type { Known, NamedCompany, NamedIndustry, NamedTheme, Reading } from './reading/reading.ts'
import { holdsIndustry, industryAt, measureAt } from './reading/words-at.ts'
import { legalNameAround } from './legal-name.ts'
import { bareYears, readPeriods } from './periods.ts'
import { askedByForm } from './plain-questions.ts'
import { acrossYears, grown, joinShares, overIn, severalYears } from './several.ts'
import { growthOfItem, isOfDividends, keyOf, measureWords, type Measure } from './vocabulary.ts'

/** Whether a question asks for what texts say, in so many words. */
export function asksForTexts(question: string): boolean {
  const pattern = cues.find(([cue]) => cue === 'texts')?.[1]
  return pattern !== undefined && new RegExp(pattern.source, 'i').test(question)
}

/** Words that ask which prices went up or down most. */
const MOVER =
  /领涨|领跌|涨得最(?:多|快|好)|跌得最(?:多|快|惨)|表现最(?:好|差|强)的?|(?:top |biggest |largest )?(?:gainers?|losers?)|(?:best|worst)[- ]performing|(?:rose|gained|fell|dropped|lost) (?:the )?most|(?:best|worst) (?:\d{1,2}|two|three|five|ten) (?:stocks|shares|performers|names)|(?:best|worst) (?:stocks|performers)(?= (?:last|this|of|in|over|since|today|yesterday))/

/** Words that leave out who came to the market this year. */
const NEW_OUT =
  /[,，]?\s?(?:exclud(?:e|ing)|without|not counting) (?:anything|stocks|companies|those|ones|names)? ?(?:that )?(?:were |was )?(?:newly )?listed (?:in |during )?this year|[,，]?(?:剔除|去掉|不含|排除)(?:今年)?(?:新股|次新股|(?:今年)?(?:新)?上市的?)/

const QUOTED = /“([^”]{2,})”|"([^"]{2,})"|「([^」]{2,})」/gu

/** Words in quotation marks, which are looked for as they stand where a question asks for texts. */
function quotedIn(text: string): Left[] {
  if (!asksForTexts(text.replace(QUOTED, ' '))) return []
  return [...text.matchAll(QUOTED)].map((match) => {
    const [whole, ...inner] = match
    return { text: inner.find((one) => one !== undefined) ?? '', start: match.index, end: match.index + whole.length }
  })
}

/** What is asked of many companies, of texts or of opinions: each of its words may narrow it. */
const aboutMany: ReadonlySet<Reading['intent']> = new Set([
  'ranking',
  'count',
  'screen',
  'middle',
  'market',
  'industries',
  'opinion',
  'texts',
])

/** Reads a question: pure, and the same for the same day. */
export function readQuestion(question: string, known: Known): Reading {
  const text = inPlainWords(plainQuestion(question))
  const lower = text.toLowerCase()
  const advice = wordsForNames(lower)
  const taken: boolean[] = Array.from({ length: text.length }, () => false)
  const quoted = quotedIn(text)
  for (const { start, end } of quoted) taken.fill(true, start, end)
  const ofIndex = quoted.length > 0 ? null : indexIn(lower, known)
  if (ofIndex) taken.fill(true, ofIndex.start, ofIndex.end)
  const companies: NamedCompany[] = []
  const industries: NamedIndustry[] = []
  const except: NamedIndustry[] = []
  const measures: Measure[] = []
  const named = taken.slice()
  const subjects: { start: number; end: number }[] = []
  const measured: { start: number; end: number }[] = []
  const ofIndustry: { start: number; end: number }[] = []
  const themes: NamedTheme[] = []
  const takeThemes = (saidOnly: boolean) => {
    for (const { theme, start, end, said } of themesIn(lower, known, taken)) {
      if (saidOnly && !said) continue
      if (!themes.some((one) => one.themeId === theme.themeId)) themes.push(theme)
      subjects.push({ start, end })
      taken.fill(true, start, end)
    }
  }
  takeThemes(true)
  const inSubject = (at: number) => subjects.some((one) => one.start <= at && at < one.end)
  // 电池 of 固态电池 is no class of industry.
  const wider = themesIn(lower, known, taken).filter((one) => holdsIndustry(lower, one, known))
  for (let at = 0; at < lower.length;) {
    if (taken[at]) {
      at++
      continue
    }
    const borne = known.names.at(lower, at)
    // 值得买 is a company, and in 茅台值得买吗 is none.
    const name = borne && advice.some((one) => one.start <= at && borne.end <= one.end) ? null : borne
    const measure = measureAt(lower, at)
    const within = wider.some((one) => one.start <= at && at < one.end)
    const industry = within ? null : industryAt(lower, at, known)
    // 注册地址在武汉 asks of companies there, and not for an address.
    if (measure?.measure.kind === 'profile' && /^在(?!哪|何|什么)/.test(lower.slice(measure.end))) {
      at = measure.end
      continue
    }
    const end = Math.max(name?.end ?? 0, measure?.end ?? 0, industry?.end ?? 0)
    if (end === 0) {
      at++
      continue
    }
    if (measure && measure.end === end) {
      measured.push({ start: at, end })
      if (measure.measure.kind === 'unheld') subjects.push({ start: at, end })
      if (!measures.some((one) => keyOf(one) === keyOf(measure.measure))) measures.push(measure.measure)
    } else if (name && name.end === end) {
      const same = companies.some((one) => one.companyIds.join() === name.companyIds.join())
      if (!same) companies.push({ written: text.slice(at, end), companyIds: name.companyIds, former: name.former })
    } else if (industry) {
      const out = leftOut(lower, at, end)
      ;(out ? except : industries).push(industry.industry)
      if (out) taken.fill(true, out.start, out.end)
      subjects.push({ start: at, end })
      const tail =
        /^(?:行业|板块|业(?![务绩主])|概念股|概念|股票|股(?=本[月周年季])|股(?![份本东价息市权利])| (?:industry|sector|stocks))/.exec(
          lower.slice(end),
        )?.[0].length ?? 0
      taken.fill(true, end, end + tail)
      ofIndustry.push({ start: at, end: end + tail })
    }
    taken.fill(true, at, end)
    if (measure?.end !== end && name?.end === end) named.fill(true, at, end)
    const legal =
      name && name.end === end && measure?.end !== end
        ? legalNameAround(lower, { start: at, end, companyIds: name.companyIds }, known.names)
        : null
    if (legal?.own) for (const part of [taken, named]) part.fill(true, legal.start, legal.end)
    // The rest of a legal name names nothing else: not a company that is called 环保, not a figure.
    at = legal?.end ?? end
  }
  // Beside a company and a figure an industry narrows what is asked for: that is not worked out, and is told.
  const isRanked = industries.length > 0 && /排(?:名)?(?:在)?第几|算(?:高|低|贵|便宜)|\brank/.test(lower)
  const ranksIn = companies.length === 1 && isRanked
  if (companies.length > 0 && measures.length > 0 && !ranksIn)
    for (const { start, end } of ofIndustry) taken.fill(false, start, end)
  if (companies.length === 0) takeThemes(false)
  // 哪个行业 asks of a company which industry it is of, and of no company which industry has most.
  const ofIndustries = companies.length === 0 && measures.some((one) => keyOf(one) === 'profile:industry')
  if (ofIndustries)
    measures.splice(
      measures.findIndex((one) => keyOf(one) === 'profile:industry'),
      1,
    )
  // Of a code the company is asked for, and not the code.
  const isByCode = companies.length === 1 && /^\d{6}$/.test(companies[0]?.written ?? '')
  const shortName = measureWords.get('证券简称')
  if (isByCode && shortName && measures.length === 1 && measures[0] && keyOf(measures[0]) === 'profile:code')
    measures.splice(0, 1, shortName)
  const form = measures.length === 0 && companies.length > 0 ? askedByForm(lower) : null
  if (form) {
    measures.push(form.measure)
    for (const { start, end } of form.spans) taken.fill(true, start, end)
  }
  // Whether a company lost or earned is asked of its profit.
  const earned =
    /亏损|亏钱|亏没亏|亏了|赚钱|盈利|profitable|loss-making|(?:lose|lost|losing|made|make|making) money|(?:made|make|post(?:ed)?|report(?:ed)?) a loss/.exec(
      lower,
    )
  if (measures.length === 0 && earned && !asksForTexts(lower) && (companies.length > 0 || /谁/.test(lower))) {
    const profit = measureWords.get('净利润')
    if (profit) measures.push(profit)
    taken.fill(true, earned.index, earned.index + earned[0].length)
  }
  // Of no company named, of the one that was spoken of.
  const isOfBefore = /(?:^|[^a-z])(?:it|its|that)\b|它|这只|这家/.test(lower)
  const history = companies.length > 0 || isOfBefore ? historyIn(lower) : null
  for (const { start, end } of history?.spans ?? []) taken.fill(true, start, end)
  // 领涨, biggest losers: how far prices went, of no company.
  const mover = companies.length === 0 && measures.length === 0 ? MOVER.exec(lower) : null
  const change = measureWords.get('涨跌幅')
  if (mover && change) {
    measures.push(change)
    taken.fill(true, mover.index, mover.index + mover[0].length)
  }
  // 52周最高价, 52-week high: of one company the close is meant.
  const peak =
    measures.length === 0 && companies.length > 0
      ? /(?<=最[高低])价|(?<=创?(?:新))[高低](?!点)|(?<=(?:week|month|year|day|time)[- ])(?:high|low)s?\b|\b(?:high|low)s?(?= (?:of|for|in|over))/.exec(
          lower,
        )
      : null
  const close = measureWords.get('收盘价')
  if (peak && close) {
    measures.push(close)
    if (peak[0] === '价') taken.fill(true, peak.index, peak.index + 1)
  }
  joinShares(lower, measures, taken, measured)
  const areOfStatements = measures.length > 0 && measures.every((one) => isOfStatements(one))
  const spoken = readPeriods(lower, known.today, taken)
  const periods = areOfStatements ? toStatements(spoken, lower) : spoken
  for (const { start, end } of periods) for (const part of [taken, named]) part.fill(true, start, end)
  const spell = bareYears(lower, taken)
  if (spell) taken.fill(true, spell.start, spell.end)
  const told = [...new Set(periods.map((one) => one.period)), ...(spell && periods.length === 0 ? [spell.period] : [])]
  const trends = companies.length > 0 && measures.some((one) => one.kind === 'item' || one.kind === 'formula')
  const times = trends ? timesTold(lower, soFar(lower, told, known.today)) : told
  const scale = scaleIn(lower, taken)
  // A figure that the question itself says is none of the answer's: what is held is told, to be held against it.
  if (companies.length > 0) claimsIn(lower, taken)
  const { conditions, spans } = readConditions(lower, measures, taken)
  for (const { start, end } of spans) taken.fill(true, start, end)
  // Of companies in general: of one that is named, how high is asked and no bound set.
  if (companies.length === 0) {
    const bounds = relativeBounds(lower)
    conditions.push(...bounds.conditions)
    for (const { start, end } of bounds.spans) taken.fill(true, start, end)
  }
  const between = measures.length > 0 && acrossYears(lower, times)
  // 同比 stands with a growth that is asked for, and asks for one where it stands alone.
  if (measures.some((one) => one.kind === 'formula' && one.key.startsWith('growth:')))
    for (const { 0: word, index } of lower.matchAll(/同比|year[- ]on[- ]year|year[- ]over[- ]year|\byoy\b/g))
      taken.fill(true, index, index + word.length)
  // Of what kind holders are stands in their list.
  const ofHolders = /股东|holders?\b/.test(lower)
    ? /(?:有没有|是否有|有无)?(?:社保|外资|基金|国家队|北向)(?:或者|和|、)?(?:社保|外资|基金|国家队|北向)?|(?:any )?(?:funds?|foreign (?:holders|investors))\b/.exec(
        lower,
      )
    : null
  if (ofHolders && companies.length > 0) taken.fill(true, ofHolders.index, ofHolders.index + ofHolders[0].length)
  const paysOut = measures.some(isOfDividends)
  // Why a figure fell is asked of its years: the words for the fall say no more.
  if (trends && asksWhy(lower))
    for (const { 0: word, index } of lower.matchAll(WENT)) taken.fill(true, index, index + word.length)
  const found = new Set<string>([
    ...(ofIndustries ? ['industries'] : []),
    ...(paysOut ? ['dividends'] : []),
    ...(ofIndex ? ['index'] : []),
    ...(history && measures.length === 0 ? ['moved'] : []),
  ])
  for (const [cue, pattern] of cues) {
    pattern.lastIndex = 0
    for (const match of lower.matchAll(pattern)) {
      if (taken.slice(match.index, match.index + match[0].length).every((one) => one)) continue
      // Of one company a mean would be over times: that is not worked out, and is told as not understood.
      if (cue === 'median' && companies.length > 0) continue
      if (cue === 'mean' && companies.length > 0 && !severalYears(times)) continue
      if (cue === 'higher' && companies.length === 0) continue
      if (cue === 'industries' && companies.length > 0) continue
      if (cue === 'peers' && companies.length === 0 && !isRanked) continue
      found.add(cue)
      if (cue !== 'refers' && cue !== 'higher') taken.fill(true, match.index, match.index + match[0].length)
    }
  }
  // Who came to the market within the time has no close before it, and is in no list of movers.
  const isNewOut = mover && times.some((one) => one.kind === 'since' && one.day.endsWith('-01-01'))
  const newOut = isNewOut ? NEW_OUT.exec(lower) : null
  if (newOut) taken.fill(true, newOut.index, newOut.index + newOut[0].length)
  const profit = measureWords.get('净利润')
  // Who earned something made no loss, however little it was.
  if (companies.length === 0 && profit && MOST_LOST.test(lower))
    conditions.push({ measure: profit, from: null, to: 0, strict: true })
  if (mover) {
    found.delete('opinion')
    found.delete('cause')
    found.add('highest')
  }
  // Of industries both ends are all of them in their order.
  const areBothEnds = ofIndustries && found.has('highest') && found.has('lowest')
  const isBound = conditions.length > 0 && !found.has('highest') && !found.has('lowest')
  const rank = isBound || areBothEnds ? null : rankOf(lower, found)
  if (rank)
    for (const match of [...lower.matchAll(new RegExp(RANK_ZH, 'g')), ...lower.matchAll(new RegExp(RANK_EN, 'gi'))])
      taken.fill(true, match.index, match.index + match[0].length)
  const place = found.has('registered') ? placeIn(lower, taken) : null
  const decimals = decimalsOf(lower, taken)
  const over = overIn(found, {
    companies: companies.length,
    between,
    years: severalYears(times),
  })
  // 营收、归母净利，同比: each with its growth.
  const isGrowth = measures.some((one) => one.kind === 'formula' && one.key.startsWith('growth:'))
  const withGrowth =
    found.has('onYear') && companies.length > 0 && !isGrowth
      ? measures.flatMap((one) => [one, ...(growthOfItem(one) ?? [])])
      : measures
  const asked: Measure[] = over === 'difference' && between ? measures.map(grown) : [...withGrowth]
  const intent =
    quoted.length > 0 ? 'texts' : intentOf(found, { companies, measures, conditions, rank, industries, themes })
  if (intent === 'screen' || intent === 'count') conditions.push(...unboundGrowth(lower, measures, conditions, intent))
  // Of a company that is named nothing is bounded: what would be is asked for.
  if (companies.length > 0)
    for (const { measure } of conditions.splice(0))
      if (!asked.some((one) => keyOf(one) === keyOf(measure))) asked.push(measure)
  const unread = [...quoted, ...unexplained(text, taken)]
  const isOfFigures = companies.length + measures.length > 0 && !aboutMany.has(intent) && !asksForTexts(text)
  const aside = isOfFigures && mayStandAside(unread, `${lower} ${question.toLowerCase()}`) ? unread : []
  const left = aside.length > 0 ? [] : unread
  // A group that is named alone, or of which companies are asked for, is listed by size.
  const areSeveral =
    companies.length === 0 && measures.every((one) => keyOf(one) === 'field:changeRate') && industries.length > 1
  const isGroup = companies.length === 0 && measures.length === 0 && industries.length + themes.length > 0
  // How a group did over a time is asked of its prices.
  const isMove = found.has('moved') || times.some((one) => one.kind !== 'latest')
  const size = measureWords.get(isMove ? '涨跌幅' : '总市值')
  const isList = left.length === 0 || /哪些(?:公司|股票|企业)|which (?:companies|stocks)|list/.test(lower)
  // What is cheap of a group is by a figure that is not named.
  const isValued = /最便宜|最贵|cheapest|priciest|dearest/.test(lower)
  const listed = isGroup && size && intent === 'texts' && !found.has('texts') && isList && !isValued
  return {
    language: languageOf(text, [
      ...companies.map((one) => one.written),
      ...industries.map((one) => one.name),
      ...themes.map((one) => one.nameZh),
    ]),
    intent:
      areSeveral && (found.has('moved') || measures.length > 0) && left.length === 0
        ? 'industries'
        : !listed
          ? intent
          : found.has('count')
            ? 'count'
            : rank
              ? 'ranking'
              : 'screen',
    companies,
    industries,
    themes,
    except,
    measures: listed ? [size] : intent === 'dividends' || intent === 'composition' ? [] : asked,
    periods: times,
    conditions,
    place,
    rank,
    moved: movedIn(lower),
    middle: found.has('median') ? 'median' : found.has('mean') ? 'mean' : null,
    onQuarter: found.has('onQuarter'),
    onYear: found.has('onYear'),
    went: found.has('moved'),
    over,
    which: found.has('higher')
      ? found.has('lowest') ||
        /更[低小少]|[低小少]一?[些点]|(?:谁|哪[个家只])[^高大多]{0,10}[低小少]|lower|smaller|less|cheaper/.test(lower)
        ? 'lower'
        : 'higher'
      : null,
    overview: found.has('overview'),
    scale,
    decimals,
    rival: found.has('rival') || found.has('peers'),
    amongPeers: found.has('peers') && (companies.length === 1 || isRanked),
    side: sideIn(lower),
    index: ofIndex?.name ?? indexNamed(lower),
    history: history?.of ?? null,
    asked: lower,
    counts: found.has('count'),
    narrows: narrows(lower),
    ofAllGroups: ofAllGroups(lower),
    compares: comparesWith(lower),
    ofBoth: ofBoth(lower),
    byIndustry: companies.length === 0 && (found.has('industries') || industries.length > 1),
    paysOut: found.has('dividends') && companies.length > 0 && intent === 'figures',
    why: found.has('cause') && measures.length > 0 && intent === 'figures',
    refers: found.has('refers'),
    left,
    aside,
    words: [
      ...quoted,
      ...unexplained(
        text,
        named.map((one, at) => one || (taken[at] === true && !inSubject(at))),
        'texts',
      ),
    ],
  }
}
