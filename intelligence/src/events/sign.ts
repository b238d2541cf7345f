import { eventKind } from './types.ts'

// Words by which an event of a type means the opposite of what it mostly does, or something where it mostly says
// nothing.
const good: Readonly<Record<string, RegExp>> = {
  'rating-change':
    /上调|调高|买入|看好|唱多|推荐|跑赢|增持|调升|升至|首次覆盖|首予|upgrad|rais|lift|outperform|overweight|initiat|to buy|\b(?:ups?|upped|hik(?:es?|ed)|boost(?:s|ed)?|bump(?:s|ed)?)\b[^.;]{0,24}\b(?:targets?|ratings?)\b/u,
  'abnormal-trading':
    /涨停|拉升|连板|地天板|大涨|飙升|恢复交易|摘帽|脱帽|撤销[^，。；]{0,12}(?:风险警示|退市)|一字板|封板|soar|rocket|surg|limit up/u,
  pledge: /解除|解质|released|解押/u,
  'account-frozen': /解除|解冻|unfree/u,
  sanction: /移出|解除|removed from|lifted/u,
  guarantee: /解除/u,
  'management-absent': /解除留置|恢复履职/u,
  judgment: /胜诉|驳回.{0,8}(?:原告|诉讼请求)|无罪|in favou?r/u,
  'management-change': /聘任|任命|出任|选举|appoint|hires|names/u,
}
const bad: Readonly<Record<string, RegExp>> = {
  // Coverage that begins with advice against the share.
  'rating-change':
    /\b(?:initiat|start|resum|reiterat|maintain)\w*\b[^.;]{0,40}\b(?:underperform|underweight|sell|reduce)\b(?! (?:to|from)\b)/u,
  'product-approval': /失败|退回|未获|不予|未能|failed|declin|reject/u,
  judgment: /赔偿|败诉|获刑|罚|判赔|被判|支付|清偿|ordered to pay|liable|sentenced|convicted|loses|compensate|infring/u,
  'dividend-plan': /取消|不分红|cut|halv|suspend|scrap/u,
  'equity-transfer': /司法拍卖|拍卖|被动/u,
  guarantee: /违规|逾期|代偿|擅自/u,
  'control-change': /争夺|冻结|生变/u,
}

/** A rating that takes no side, and words by which a rating or a target moved. */
const undecided =
  /(?:[“"‘「]?(?:中性|持有|观望|同步大市)[”"’」]?(?:的)?(?:投资)?评级|评级[^，。；]{0,8}[“"‘「]?(?:中性|持有|观望|同步大市))|\b(?:neutral|hold|equal[- ]weight|market[- ]perform|sector[- ]perform|in[- ]line)\b(?= (?:with|rating|at|and)|[,.;]|$)/u
const moved =
  /上调|下调|调高|调低|调升|调降|提高|降低|\b(?:upgrad|downgrad|rais|lift|cut|lower|trim|slash|hik|boost|bump)|\b(?:ups?|upped)\b/u

/** Words by which a rating or a target was lowered, and by which one was raised. */
const lowered =
  /下调|调低|调降|降至|降级|\bdowngrad|\b(?:cuts?|cutting|lower(?:s|ed|ing)?|trim\w*|slash\w*|reduc\w*)\b[^.;]{0,40}\b(?:targets?|ratings?|to (?:hold|neutral|sell|underperform|underweight|equal))|\b(?:targets?|ratings?)\b[^.;]{0,30}\b(?:cut|lowered|trimmed|slashed|reduced)\b/u
const raised = /上调|调高|调升|升至|升级|\bupgrad|\b(?:rais|lift|hik|boost|bump)/u
/** Words by which a rating speaks against a share, or against who owes. */
const against =
  /卖出|减持|回避|跑输|沽出|看淡|唱空|负面|\b(?:sell|underperform|underweight|reduce|avoid|junk|negative)\b/u

/** Words by which a share's price fell, or its trading or listing is in question. */
const fell =
  /跌|下挫|重挫|跳水|闪崩|熔断|破发|天地板|腰斩|走低|走弱|退市|终止上市|风险警示|停牌|核查|halt|suspend|delist|plung|tumbl|slump|crater|sink|sank|crash|\bfell\b|\bfall|slid|drop|declin|\bdown\b|lower/u
/** Words by which it rose. */
const rose = /涨|走高|走强|上扬|上行|新高|\brise|\brose\b|gain|jump|climb|rall(?:y|i)|\bup\b|higher|record high/u

/**
 * What an event means for its master company: its type's usual sign, unless its words say otherwise. Nothing where it
 * did not come to be.
 */
export function signOf(type: string, sentence: string, cue: string): -1 | 0 | 1 {
  if (cue === 'denied' || cue === 'terminated') return 0
  if (type === 'rating-change') {
    if (undecided.test(sentence) && !moved.test(sentence)) return 0
    // From a better rating to a worse one: the better one's word speaks for nothing.
    if (lowered.test(sentence) && !raised.test(sentence)) return -1
    if (bad[type]?.test(sentence)) return -1
    return good[type]?.test(sentence) ? 1 : against.test(sentence) ? -1 : 0
  }
  if (bad[type]?.test(sentence)) return -1
  if (good[type]?.test(sentence)) return 1
  // That a price moves is by itself neither good nor bad: where it went says.
  if (type === 'abnormal-trading') return fell.test(sentence) ? -1 : rose.test(sentence) ? 1 : 0
  return eventKind(type)?.sign ?? 0
}
