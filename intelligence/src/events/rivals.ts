import type { Detected } from './detect.ts'

/**
 * Types of which the first, told in the same sentence, is what the second's words were about. `unless`: words that keep
 * the second all the same.
 */
const rivals: readonly (readonly [kept: string, dropped: string, unless: RegExp | null])[] = [
  ['buy-back', 'holder-buys', /增持|举牌|stake|insider/u],
  ['merger-fails', 'merger', null],
  ['buy-back', 'holder-sells', /减持|stake/u],
  ['guidance-up', 'earnings-beat', null],
  ['guidance-down', 'earnings-miss', null],
  ['lawsuit-won', 'judgment', null],
  ['contract-win', 'contract-signed', null],
  ['trading-breach', 'holder-sells', null],
  ['merger', 'equity-transfer', /拍卖|询价转让|协议转让|划转|挂牌/u],
  ['financing', 'contract-signed', null],
  ['penalty', 'inspection', /问询|立案/u],
  ['holder-sells', 'equity-transfer', /询价|协议|拍卖|划转/u],
  ['investment', 'contract-signed', null],
  ['merger', 'contract-signed', null],
  ['control-change', 'equity-transfer', null],
  // What is sold is named in words of investments: a stake, land.
  [
    'equity-transfer',
    'investment',
    /invest|acqui|buy|bought|takes|led|joins|sets|backs|inject|pour|投资|参股|入股|增资|注资|出资|举牌|受让|认购|购|买|设立|持有|布局/u,
  ],
]

/** Events of a sentence without those that only lend their words to another, surer one. */
export function withoutRivals(found: readonly Detected[], text: string): Detected[] {
  return found.filter(
    (one) =>
      !rivals.some(
        ([kept, dropped, unless]) =>
          dropped === one.type &&
          found.some((other) => other.type === kept && other.probability >= one.probability - 0.25) &&
          !unless?.test(text.slice(one.group.best.from, one.group.best.end)),
      ),
  )
}
