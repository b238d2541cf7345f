/** What every source of the demo market begins with, in both languages (sources/src/demo). */
const marks = { zh: '演示市场（虚构）', en: 'Demo market (fictional)' }

/** The same answer with every source one of the demo market’s, no two alike. */
export function fromDemo<Data>(data: Data): Data {
  let count = 0
  const walk = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(walk)
    if (typeof value !== 'object' || value === null) return value
    const all = Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, walk(inner)]))
    if (typeof all['source'] !== 'string' || !('sourceEn' in all)) return all
    count += 1
    return { ...all, source: `${marks.zh}· 第${count}报`, sourceEn: `${marks.en} · Paper ${count}` }
  }
  return walk(data) as Data
}

/** How often the demo market’s mark is said in each language, and how many of its sources stand there in English. */
export function marksIn(element: Element): { zh: number; en: number; papers: number } {
  const count = (text: string) => element.textContent.split(text).length - 1
  return { zh: count(marks.zh), en: count(marks.en), papers: count('Paper ') }
}
