/** Radicals of the supplement that are characters by themselves, and those; the block before them folds by NFKC. */
const radicals = '⺁⺒⺟⺠⺬⻁⻄⻅⻆⻉⻋⻑⻓⻔⻗⻘⻙⻚⻛⻜⻝⻢⻣⻤⻥⻦⻧⻨⻩⻪⻬⻮⻰⻳'
const characters = '厂巳母民示虎西见角贝车長长门雨青韦页风飞食马骨鬼鱼鸟卤麦黄黾齐齿龙龟'

/**
 * The text with characters in place of radicals that look the same, one for one: PDFs made by browsers say ⼯ (U+2F2F)
 * for 工, and whoever looks for 工 would not find it.
 */
export const withoutRadicals = (text: string): string =>
  text
    .replace(/[\u2e80-\u2eff]/gu, (one) => characters[radicals.indexOf(one)] ?? one)
    .replace(/[\u2f00-\u2fdf]/gu, (one) => one.normalize('NFKC'))
