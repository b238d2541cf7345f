/** Goods and coins whose own price is asked for: no company is meant, though some are called so. */
const ZH =
  /^(?:今天|现在|最新|目前|请问|国际|国内|最近|昨天)*(?:的)?((?:现货|期货)?(?:黄金|白银|金子|铜|铝|锌|镍|锡|钢材|螺纹钢|铁矿石?|煤炭|动力煤|焦煤|焦炭|原油|石油|布伦特|天然气|碳酸锂|猪肉|生猪|大豆|玉米|棉花|白糖|比特币|以太坊|btc|eth)(?:期货|现货)?|金|油|铜|铝|钢|煤|猪|币)(?:的)?(?:价格?|多少钱(?:一(?:克|桶|吨|斤|枚|个))?|行情)(?:今天|现在|目前|最近|最新)*(?:是|为)?(?:多少|几何|怎么样|如何|咋样|多少钱)?(?:了|呢|啊)?[?？。]?$/i
const EN =
  /^(?:what(?:'s|’s| is| was)? |how much is |tell me )?(?:the )?(?:current |latest |spot |today(?:'s|’s) )*((?:spot )?(?:gold|silver|copper|alumini?um|zinc|nickel|tin|steel|rebar|iron ore|(?:thermal |coking )?coal|(?:crude |brent )?oil|crude|brent|natural gas|lithium(?: carbonate)?|pork|hogs?|soybeans?|corn|cotton|sugar|bitcoin|btc|ethereum|eth)(?: futures?| spot)?)(?: prices?)(?: (?:today|now|right now|currently|at the moment))?[?. ]*$|^(?:price of|how much is|what(?:'s|’s| is) the price of) (?:an? (?:ounce|barrel|ton(?:ne)?) of )?((?:gold|silver|copper|crude oil|oil|bitcoin|btc|ethereum|lithium carbonate|natural gas|iron ore|coal|steel))(?: (?:today|now|right now))?[?. ]*$/i

/** The good or coin whose price a question asks for and nothing else; null of any other question. */
export function commodityIn(question: string): string | null {
  const text = question.normalize('NFKC').trim()
  const match = ZH.exec(text) ?? EN.exec(text)
  return match?.slice(1).find((one) => one !== undefined) ?? null
}
