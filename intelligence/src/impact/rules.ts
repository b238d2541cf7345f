/** What an event of a type means for prices, before anything about the single event is known. */
export interface ImpactRule {
  /**
   * Typical size of the subject's move beyond the market about the announcement, per cent. Rounded from event studies:
   * buy-backs 3.5 (Ikenberry, Lakonishok,
   * Vermaelen 1995), mergers 16 for the target and about 0 for the buyer (Andrade, Mitchell, Stafford 2001; who is
   * named is mostly the buyer, or restructures itself), results 2–4 (Bernard, Thomas 1989), new shares −2 to −3
   * (Asquith, Mullins 1986), dividends begun 3.4 (Michaely, Thaler, Womack 1995),
   * recalls −1.5 to −3 (Jarrell, Peltzman 1985), enforcement −4 and more (Karpoff, Lee, Martin 2008). The rest is
   * placed beside these by judgement.
   */
  weight: number
  /** Days after which a reader weighs it half. */
  halfLife: number
  /** Part of it that reaches suppliers and customers which depend wholly, with its sign relative to the event's. */
  suppliers: number
  customers: number
  /** Of 1: chances that the price answers on the first trading day on which it can, one, two and three later. */
  delays: readonly [number, number, number, number]
}

const prompt = [0.8, 0.13, 0.05, 0.02] as const
/** What must be found out, or is read only when it is understood (Cohen, Frazzini 2008, on news of customers). */
const slow = [0.5, 0.25, 0.15, 0.1] as const
/**
 * Half-lives: flows and prices pass in a week, announcements in two, proceedings in three, what changes the business in
 * four.
 */
const [WEEK, TWO, THREE, FOUR] = [5, 10, 20, 30] as const
const rule = (
  weight: number,
  halfLife: number,
  suppliers = 0,
  customers = 0,
  delays: ImpactRule['delays'] = prompt,
): ImpactRule => ({ weight, halfLife, suppliers, customers, delays })

/**
 * By type. Orders and results of a customer are its suppliers' orders (suppliers > 0); what stops a supplier stops its
 * customers (customers > 0; Barrot, Sauvagnat 2016:
 * about half of the shock where inputs are specific); a supplier's higher price is its customers' cost (customers < 0).
 */
const rules: Readonly<Record<string, ImpactRule>> = {
  'earnings-beat': rule(4, TWO, 0.3),
  'earnings-miss': rule(4, TWO, 0.3),
  'guidance-up': rule(5, TWO, 0.3),
  'guidance-down': rule(5, TWO, 0.3),
  'contract-win': rule(3.5, TWO, 0.4, 0, slow),
  'contract-loss': rule(3.5, TWO, 0.4),
  'contract-signed': rule(2.5, TWO, 0.3, 0, slow),
  'product-approval': rule(5, FOUR),
  'product-launch': rule(2.5, TWO, 0, 0, slow),
  recall: rule(4, THREE, 0.3),
  'product-breach': rule(3, THREE, 0.2),
  accident: rule(5, THREE, 0, 0.5),
  capacity: rule(2.5, FOUR, 0.3, 0.1, slow),
  shortage: rule(3.5, TWO, 0, 0.5, slow),
  closure: rule(5, FOUR, 0.3, 0.5),
  'input-price-up': rule(3, TWO, 0, 0, slow),
  'input-price-down': rule(3, TWO, 0, 0, slow),
  'product-price-up': rule(3.5, TWO, 0, -0.5),
  'product-price-down': rule(3.5, TWO, 0, -0.5),
  'regulation-tightens': rule(3, FOUR),
  'regulation-eases': rule(3, FOUR),
  subsidy: rule(2.5, FOUR, 0, 0, slow),
  'export-limit': rule(4, FOUR, 0, 0.3),
  sanction: rule(5, FOUR, 0.3, 0.3),
  merger: rule(5, FOUR),
  'merger-fails': rule(5, TWO),
  investment: rule(2, TWO, 0, 0, slow),
  'equity-transfer': rule(3, TWO),
  'control-change': rule(5, FOUR),
  'holder-buys': rule(3, TWO),
  'holder-sells': rule(3.5, TWO),
  pledge: rule(2, TWO),
  'buy-back': rule(3, TWO),
  financing: rule(2.5, TWO),
  'dividend-plan': rule(2.5, TWO),
  guarantee: rule(1, TWO),
  'account-frozen': rule(5, THREE, 0.3),
  'asset-trouble': rule(4, THREE),
  'debt-default': rule(8, FOUR, 0.4, 0.2),
  lawsuit: rule(2.5, THREE, 0, 0, slow),
  'lawsuit-won': rule(2, THREE),
  judgment: rule(2, THREE),
  inspection: rule(4, THREE),
  penalty: rule(4, THREE),
  'disclosure-breach': rule(4, THREE),
  'trading-breach': rule(3, THREE),
  'accounting-fraud': rule(9, FOUR, 0.2, 0.1),
  'suspected-crime': rule(6, FOUR),
  'management-change': rule(2, TWO, 0, 0, slow),
  'management-absent': rule(5, THREE),
  'executive-scandal': rule(3.5, THREE),
  'illegal-fundraising': rule(7, FOUR),
  'pyramid-scheme': rule(7, FOUR),
  fraud: rule(7, FOUR),
  complaint: rule(1.5, TWO),
  absconded: rule(9, FOUR, 0.2),
  'withdrawal-blocked': rule(7, FOUR),
  'rating-change': rule(2, WEEK),
  'abnormal-trading': rule(1.5, WEEK),
  /** News that only has a tone. */
  tone: rule(1, WEEK),
}
/** Of types that are not told apart. */
const other = rule(1.5, TWO)

const byType: ReadonlyMap<string, ImpactRule> = new Map(Object.entries(rules))

/** Rule of a type of events; a faint one for types that have none. */
export const ruleOf = (type: string): ImpactRule => byType.get(type) ?? other

/**
 * Types whose amount in the text is a level that was reached or is aimed at (profit, price, target), no sum that is at
 * stake: it says nothing of the matter's size.
 */
const levels: ReadonlySet<string> = new Set([
  'earnings-beat',
  'earnings-miss',
  'guidance-up',
  'guidance-down',
  'rating-change',
  'abnormal-trading',
  'input-price-up',
  'input-price-down',
  'product-price-up',
  'product-price-down',
])

/** Whether the amount of an event of a type, over the subject's revenue, says how large the matter is. */
export const amountIsStake = (type: string): boolean => !levels.has(type)
