import type { FoundType } from './types.ts'
import type { Rule } from './rules.ts'

/** Words that may stand between a verb and the company that it is about: no preposition, nothing that is bought of it. */
const kept =
  "(?:(?!(?:from|of|for|by|to|in|with|at|on|and|over|that|which|who|brands?|assets?|business|businesses|unit|units|technology|stakes?|shares?|rights|branches|operations|plants?)\\b)[\\w'&.$%€£-]+,? ){0,7}"
/** Any few words of the same clause. */
const few = (most: number) => `(?:(?!(?:which|who|while|but|after|as)\\b)[\\w'&.$%€£+:-]+,? ){0,${most}}`
/** What stands between whom a sentence is about and its verb. */
const soon =
  '(?:, )?(?:(?:it|he|has|have|had|is|was|will|would|said|says|today|yesterday|that|also|just|recently|again|now|already|to|in|on|about|set|aims|moves|nears?|nearing|close|deal|agree[sd]?|agreed|agreement|sign(?:s|ed)?|an?|the|plans?|planned|announce[sd]?|announcing|complete[sd]?|completes|finali[sz]e[sd]?|last|next|this|earlier|year|month|week|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|[12]?\\d|3[01]|20\\d\\d|: |:),? ){0,14}'
const adjectives =
  '(?:(?:wholly|fully|majority|partly|jointly)[- ]owned |(?!of\\b|to\\b|for\\b|from\\b|with\\b|in\\b)[\\w-]+ ){0,3}'

const rule = (
  type: FoundType,
  confidence: number,
  between: string,
  { behind, before, turned }: { behind?: string; before?: string; turned?: boolean } = {},
): Rule => ({
  type,
  turned: turned ?? false,
  before: before === undefined ? null : new RegExp(`${before}$`, 'iu'),
  between: new RegExp(`^(?:${between})$`, 'iu'),
  behind: behind === undefined ? null : new RegExp(`^(?:${behind})`, 'iu'),
  confidence,
})

/** Nothing of the company is what is bought, but the company. */
const whole =
  "(?!\\s?'s\\b|-)(?!.{0,30}\\b(?:shares|stakes?|brands?|business(?:es)?|unit|assets|rights|technology|brokerage)\\b)"

/** The rules of English texts; the first that fits counts. */
export const englishRules: readonly Rule[] = [
  // Rivals, by what one is called.
  rule('competitor', 0.92, `\\s?'s? ${adjectives}(?:arch-?)?(?:rival|competitor)s?,? ?`),
  rule('competitor', 0.9, `,? ${soon}(?:an? |the |its )?${adjectives}(?:rival|competitor) (?:of|to) `),
  rule(
    'competitor',
    0.9,
    ` ${soon}(?:competes?|competed|competing|to compete|vies?|vying|rivals?|can rival) (?:directly )?(?:with |against )?`,
  ),
  // Subsidiaries.
  rule(
    'subsidiary',
    0.93,
    `,? ?(?:which is |that is |is )?(?:an? |the |its )?${adjectives}(?:subsidiary|unit|arm|division|affiliate) of ${kept}`,
    { turned: true },
  ),
  rule('subsidiary', 0.9, `,? ?(?:which is |that is |is )?(?:wholly |fully |majority )?owned by ${kept}`, {
    turned: true,
  }),
  rule('subsidiary', 0.92, `,? ?(?:is )?(?:the )?(?:parent(?: company)?|owner) of ${kept}`),
  rule('subsidiary', 0.9, `(?:\\s?'s)? parent(?: company)?,? `, { turned: true }),
  rule('subsidiary', 0.92, `(?:\\s?'s)? ${adjectives}(?:subsidiary|subsidiaries),? `),
  rule('subsidiary', 0.9, `,? .{0,60}(?:via|through|and) (?:its|their) ${adjectives}(?:subsidiary|subsidiaries),? `),
  rule('subsidiary', 0.88, `\\s?'s ${adjectives}(?:unit|arm|division),? `),
  rule('subsidiary', 0.9, ', which owns '),
  // Supplies.
  rule('supplies', 0.93, `,? ?${soon}(?:an? |the |its |as )?${adjectives}supplier (?:of ${few(8)})?(?:to|for) ${kept}`),
  rule('supplies', 0.92, `(?:\\s?'s)? ${adjectives}(?:supplier|contractor|vendor),? `, { turned: true }),
  rule(
    'supplies',
    0.88,
    `,? ${few(14)}(?:suppl(?:y|ies|ied|ying)|deliver(?:s|ed|ing)?) (?!chain)${few(12)}(?:to|for) ${kept}`,
  ),
  rule('supplies', 0.85, `,? ${few(8)}(?:suppl(?:ies|ied|ying)|to supply) `, { behind: ' with\\b' }),
  rule(
    'supplies',
    0.9,
    `,? ${few(8)}(?:wins?|won|receive[sd]?|secure[sd]?|land(?:s|ed)?|bag(?:s|ged)?|gets?|got|awarded|clinche?[sd]?) ${few(10)}(?:orders?|contracts?|supply agreement|supply deal) ${few(4)}(?:from|with|by) ${kept}`,
  ),
  rule('supplies', 0.9, `,? ${few(8)}awarded ${few(8)}(?:orders?|contracts?) to ${kept}`, { turned: true }),
  rule('supplies', 0.9, `(?:\\s?'s)? ${adjectives}(?:customers?|clients?)(?: (?:include|such as|like|are|is))? `),
  rule('supplies', 0.9, ` (?:is|are|becomes?|became) (?:an? |the )?`, {
    behind: "(?:\\s?'s)? (?:largest |biggest |new )?(?:customer|client)\\b",
    turned: true,
  }),
  rule('supplies', 0.9, `,? (?:is |becomes? )?(?:an? |the )?${adjectives}(?:customer|client) of `, { turned: true }),
  rule('supplies', 0.88, `,? ${soon}(?:sources?|sourced|orders?|ordered) ${few(10)}from ${kept}`, { turned: true }),
  // Shares.
  rule(
    'invests_in',
    0.93,
    `(?:\\s?'s?)?,? (?!.{0,60}\\b(?:buyers?|advis\\w+|bankers?)\\b)${few(16)}(?:stakes?|interest|shareholding|holdings?|shareholder|investor|share) in ${kept}`,
  ),
  rule(
    'invests_in',
    0.92,
    `(?:\\s?'s?)?,? ${few(16)}(?:[\\d.,]+ ?%|per cent|percent|pct|pc|shares),? (?:of|in) ${kept}`,
  ),
  rule(
    'invests_in',
    0.9,
    `(?:\\s?'s?)?,? ${few(8)}(?:invests?|invested|investing|investment) (?:${few(5)})?in ${kept}`,
  ),
  rule('invests_in', 0.9, `(?:\\s?'s)? `, { behind: ' (?:stake|shareholding)\\b(?! buy)' }),
  rule(
    'invests_in',
    0.9,
    `,? ${few(12)}(?:buys?|bought|sells?|sold|acquires?|acquired) (?:[\\d.,]+(?: lakh| million| mln)? )?`,
    { behind: ' shares\\b' },
  ),
  rule('invests_in', 0.9, `(?:\\s?'s)? ${adjectives}(?:shareholder|investor|backer),? `, { turned: true }),
  rule('invests_in', 0.9, '-backed '),
  // Purchases of companies.
  rule(
    'acquires',
    0.9,
    `(?:\\s?:)?,? ${soon}(?:acquires?|acquired|acquiring|buys?|bought|buying|takes? over|took over|taking over|snaps? up|snapped up) (?:out )?${kept}`,
    { behind: whole },
  ),
  rule('acquires', 0.9, `(?:\\s?'s?)?,? ${few(6)}(?:acquisition|takeover|buyout|purchase) of ${kept}`, {
    behind: whole,
  }),
  rule('acquires', 0.9, `,? (?:which )?${few(8)}(?:acquired|bought|taken over|purchased) by ${kept}`, { turned: true }),
  rule('acquires', 0.9, ` takeover (?:deal|bid)? ?by `, { turned: true }),
  // Joint ventures.
  rule('joint_venture', 0.92, `(?:\\s?'s)?:?,? ${few(12)}(?:joint venture|JV) with ${kept}`),
  rule('joint_venture', 0.92, `(?:\\s?'s)?,? (?:and|&) `, {
    before: 'joint venture ?(?:company )?(?:established |formed |set up |owned )?(?:between|of|by) (?:the )?',
  }),
  rule('joint_venture', 0.88, `,? ${few(6)}on `, { behind: ` ${few(3)}(?:joint venture|JV)\\b` }),
  rule('joint_venture', 0.92, `,? (?:and|&) `, { behind: `,? ${few(5)}(?:joint venture|JV)\\b` }),
  // Cooperation.
  rule(
    'cooperates',
    0.9,
    `(?:\\s?'s)?:?,? ${few(8)}(?:partner(?:s|ed|ing|ship)?|team(?:s|ed|ing)? up|collaborat\\w+|cooperat\\w+|alliance|memorandum of understanding|MoU|tie[- ]?up|cooperation agreement|strategic agreement|agreement|deal|pact) with ${kept}`,
  ),
  rule('cooperates', 0.9, `,? ${soon}(?:been )?(?:an? |the )?${adjectives}partner (?:for|of|to) ${kept}`),
  rule('cooperates', 0.9, `(?:,? (?:and|&)|,) (?:\\w+'s )?`, {
    behind: `(?:\\s?'s)?,? (?!.{0,12}\\bnot\\b)${few(5)}(?:partner(?:ship)?|partners with|team up|collaborat\\w+|cooperat\\w+|alliance|joint(?:ly)? develop\\w*)\\b`,
  }),
]

/** Words that take back what a rule reads, or leave it to the future. */
export const englishDenied =
  /\b(?:not|never|no longer|without|den(?:y|ies|ied)|rejects?|rejected|rejection|calls? off|called off|calling off|drops?|dropped|ends?|ended|terminat\w+|scraps?|scrapped|abandon\w*|fails?|failed|rumou?rs?|buzz|talks?|consider\w*|mulls?|eye[sd]?|eyeing|explor\w+|oppos\w+|if|whether|(?-i:may)|might|could|would|potential|possible|makes sense|hopes?|former|formerly|previously)\b|n't\b/iu

/** Words without which no rule fits. */
export const englishAsked =
  /\b(?:suppl|customer|client|order|contract|deliver|sourc|stake|share|interest|holding|invest|percent|per cent|pct|pc|acqui|buy|bought|tak|took|purchas|snap|takeover|parent|owne|subsidiar|unit|arm|division|affiliate|rival|compet|vie|vying|joint venture|JV|partner|team|collab|cooperat|alliance|deal|pact|agreement|MoU|tie|memorandum|vendor|develop)|%|-backed/iu
