/** Words that are written large in questions and name nobody. */
const common = new Set(
  'accounts assets cost equity goods inventory inventories liabilities payable payables receivable receivables revenue revenues sales sold total net a an and answer are as at based basing balance by calculate cagr capex capital cash ccc ceo cfo cogs compute consolidated cost current debt define defined did dio do does dpo dso ebit ebitda eps express fcf fiscal flow free for from fy give gross had has have here how if in income inventory is it its june jan feb mar apr may jun jul aug sep sept oct nov dec january february march april july august september october november december llc loss ltd inc corp co margin metric net of on only operating or p&l per please pp&e ppe ppne ppandne profit q q1 q2 q3 q4 quick r&d ratio report respond return roa roe round s segment sg&a sheet state statement statements taxes the this to total u us usd using was we were what when where which who whose why will with working yes you your d&a ok 10k 10q 8k k form sec gaap by dollars million'.split(
    ' ',
  ),
)
const plainOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** Names of companies, people and things that a question gives, as it writes them. */
export function namesIn(question: string): string[] {
  const han = hanName(question)
  const latin = [
    ...question.matchAll(
      /(?<=^|[\s("“'/])(?:\p{Lu}[\p{L}\p{N}’'.]*(?:&\p{Lu}+)?)(?:\s(?:&|of|and)?\s?\p{Lu}[\p{L}\p{N}’'.&]*)*/gu,
    ),
  ].flatMap(({ 0: run, index }) => {
    // A word alone that begins a sentence is written large whatever it is.
    const begins = /(?:^|[.?!:(]\s*)$/u.test(question.slice(0, index))
    if (begins && /^\p{Lu}?\p{Ll}+$/u.test(run)) return []
    const words = run.split(/\s+/u).map((word) => word.replace(/[’']s$/u, '').replace(/(?<![’'.,?])[’'.,?]+$/u, ''))
    const from = words.findIndex((word) => !isCommon(word))
    const to = words.findLastIndex((word) => !isCommon(word))
    return from < 0 ? [] : [words.slice(from, to + 1).join(' ')]
  })
  return [...new Set([...han, ...latin])]
}

const isCommon = (word: string): boolean =>
  common.has(word.toLowerCase()) || /^(?:F?Y?\d+|Q\d.*|FY.*)$/iu.test(word) || word.length < 2

/** Generic beginnings of Chinese questions. */
const nobody =
  /^(?:本|该|这|此|我|公司|报告|文中|下文|上述|以下|根据|请|在|截至|截止|去年|今年|什么|哪|是否|为什么|全年|年度|目前)/u

/** What somebody has, which is no part of the name before it: 青石电子总部在哪里. */
const ofSomebody = /(?<=.{2})(?:总部|总经理|董事长|董事会|管理层|员工|股东|股价|市值|业绩|产品|工厂)$/u

/** What stands at the head of a Chinese question before a year, 的 or what it does: whom it is about. */
function hanName(question: string): string[] {
  const match =
    /^\s*(\p{Script=Han}[\p{Script=Han}A-Za-z0-9*]{1,11}?)(?=(?:19|20)\d\d|[的在拟将对被把从向于所已，,]|去年|今年|上半年)/u.exec(
      question,
    )
  const name = match?.[1]?.replace(ofSomebody, '')
  return name === undefined || nobody.test(name) ? [] : [name]
}

/** Whether a text names somebody: by name, or by the letters that the words of the text begin with. */
export function names(text: string, name: string): boolean {
  const [held, sought] = [plainOf(text), plainOf(name)]
  if (sought === '' || held.includes(sought)) return true
  const words = name
    .split(/\s+/u)
    .map(plainOf)
    .filter((word) => word.length > 2 && !common.has(word))
  if (words.length > 1 && words.every((word) => held.includes(word))) return true
  return /^\p{L}{2,5}$/u.test(name) && /\p{Lu}\S*\p{Lu}/u.test(name) && initials(text, name)
}

/** JnJ for Johnson & Johnson, AMD for Advanced Micro Devices. */
function initials(text: string, name: string): boolean {
  const letters = [...name].map((one) => (one === 'n' ? '(?:(?:&|and)\\s+)?' : `${one.toLowerCase()}[\\p{L}]+[\\s_]+`))
  return new RegExp(`(?<!\\p{L})${letters.join('')}`, 'iu').test(`${text.replace(/_/gu, ' ')} `)
}
