import type { Random } from '../random.ts'
import { chineseMedia } from './banks/media.ts'
import type { Draft } from './draft.ts'

const swaps: readonly (readonly [string, string])[] = [
  ['公告称', '公告表示'],
  ['披露', '发布'],
  ['近日', '日前'],
  ['表示', '称'],
  ['预计', '料'],
  ['公司', '该公司'],
  ['目前', '当前'],
  ['此前', '早前'],
  ['said', 'stated'],
  ['will', 'is to'],
  ['company', 'group'],
]
const marks = ['（转载）', '【转】', '（来源：网络）', '｜转', '（综合）']
const ends = [
  '（以上内容转自公开信息，不代表本站观点。）',
  '免责声明：本文仅供参考，据此操作风险自担。',
  '更多资讯请关注本站。',
  '（责任编辑：[阿澈]）'.replace(/[[\]]/g, ''),
  '文章来源于网络，如有侵权请联系删除。',
]
const portals = chineseMedia.filter((one) => one.manner === 'portal')

function swapped(text: string, random: Random, most: number): string {
  let out = text
  let done = 0
  for (const [from, to] of swaps) {
    if (done < most && out.includes(from) && random.chance(0.6)) {
      out = out.replace(from, to)
      done++
    }
  }
  return out
}

/** A text that another medium printed again: word for word, or with a few words changed and an end of its own. */
export function reprint(random: Random, original: Draft): Draft {
  const exact = random.chance(0.35)
  const medium = random.pick(portals)
  const minute = Math.min(1439, original.minute + random.int(3, 240))
  const base: Draft = {
    ...original,
    minute,
    medium:
      original.language === 'zh'
        ? { zh: medium.zh, en: medium.en }
        : { zh: `${medium.zh}海外版`, en: `${medium.en} Overseas` },
    copyOf: original.copyOf ?? original,
    exact,
    tones: { ...original.tones },
  }
  if (exact) return base
  const zh = original.language === 'zh'
  const title = zh
    ? random.chance(0.5)
      ? original.title + random.pick(marks)
      : swapped(original.title, random, 1)
    : original.title
  const body = swapped(original.body, random, 3) + (zh && random.chance(0.7) ? `\n${random.pick(ends)}` : '')
  return { ...base, title, body, exact: title === original.title && body === original.body }
}
