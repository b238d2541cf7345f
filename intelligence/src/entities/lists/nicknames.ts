// What forums and headlines call well-known listed companies beside their names: exchange and code, then the names.
const table = `
SSE-600519 茅台 茅子 茅王|SHZ-000858 普五|SSE-601318 平安 中国平安|SHZ-000001 平银|SSE-600036 招行|SSE-601398 工行|SSE-601939 建行|SSE-601288 农行|SSE-601988 中行|SSE-601328 交行|SSE-601658 邮储|SSE-600016 民生|SSE-600000 浦发|SSE-601818 光大银行|SSE-601998 中信银行
SHZ-300750 宁德 宁王|SHZ-002594 迪王 亚迪|SHZ-300059 东财|SSE-600030 中信证券|SSE-601688 华泰证券|SHZ-000776 广发证券|SSE-600031 三一|SHZ-000425 徐工|SHZ-000333 美的|SHZ-000651 格力|SSE-600690 海尔|SHZ-000002 万科|SSE-600048 保利|SHZ-001979 蛇口
SSE-601012 隆基|SHZ-300274 阳光电源|SSE-600438 通威|SHZ-002129 中环|SSE-600276 恒瑞|SHZ-300015 爱尔|SHZ-300760 迈瑞|SSE-603259 药明|SHZ-000538 白药|SSE-600436 癀哥|SHZ-300122 智飞|SSE-600196 复星|SSE-601888 中免|SSE-600887 伊利|SHZ-002714 牧原|SHZ-300498 温氏|SHZ-000895 双汇|SSE-603288 海天
SHZ-000725 京东方|SHZ-000063 中兴|SHZ-002415 海康|SHZ-002236 大华|SHZ-002475 立讯|SHZ-002241 歌尔|SHZ-002230 讯飞|SSE-688981 中芯|SHZ-002371 北方华创|SHZ-300782 卓胜微|SSE-603986 兆易|SSE-688111 金山办公|SHZ-000977 浪潮|SSE-601138 工业富联 富联|SSE-688256 寒王|SHZ-300308 旭创|SHZ-300502 易中天|SSE-688041 海光
SSE-600104 上汽|SSE-601633 长城|SHZ-000625 长安|SSE-601238 广汽|SSE-601127 赛力斯|SSE-600660 福耀|SSE-600585 海螺|SSE-600309 万华|SSE-600346 恒力|SHZ-002493 荣盛石化|SHZ-002460 赣锋|SHZ-002466 天齐|SSE-603799 华友|SHZ-002709 天赐|SSE-601899 紫金|SSE-600111 北方稀土|SSE-601600 中铝|SSE-600019 宝钢|SSE-601088 神华|SSE-601857 中石油|SSE-600028 中石化|SSE-600938 中海油
SSE-601668 中国建筑|SSE-601390 中铁|SSE-601186 铁建|SSE-601766 中车|SSE-600900 长电|SSE-600050 联通|SHZ-002352 顺丰|SSE-600029 南航|SSE-600115 东航|SSE-601111 国航|SHZ-300413 芒果|SHZ-002027 分众|SHZ-300027 华谊|SSE-600588 用友|SHZ-002304 洋河|SHZ-000568 老窖|SSE-600809 汾酒|SSE-600702 舍得|SHZ-000799 酒鬼|SSE-600597 光明|SSE-600600 青啤
HKEX-00700 腾讯|HKEX-09988 阿里 阿里巴巴|HKEX-03690 美团|HKEX-01810 小米|HKEX-09618 京东|HKEX-01024 快手|HKEX-09888 百度|HKEX-09999 网易|HKEX-00992 联想|HKEX-02015 理想|HKEX-09866 蔚来|HKEX-09868 小鹏|HKEX-03333 恒大|HKEX-02007 碧桂园|HKEX-01918 融创|HKEX-00941 中移动|HKEX-00883 中海油|HKEX-02318 平安|HKEX-00005 汇丰|HKEX-01299 友邦|HKEX-09961 携程
US-AAPL Apple 苹果|US-MSFT Microsoft 微软|US-GOOGL Google Alphabet 谷歌|US-AMZN Amazon 亚马逊|US-META Meta Facebook 脸书|US-NVDA Nvidia 英伟达|US-TSLA Tesla 特斯拉|US-NFLX Netflix 奈飞|US-INTC Intel 英特尔|US-AMD AMD 超威|US-QCOM Qualcomm 高通|US-AVGO Broadcom 博通|US-MU Micron 美光|US-TXN Texas_Instruments 德州仪器|US-TSM TSMC 台积电|US-ASML ASML 阿斯麦|US-ARM Arm|US-ORCL Oracle 甲骨文|US-CRM Salesforce|US-ADBE Adobe|US-IBM IBM|US-HPQ HP 惠普|US-DELL Dell 戴尔|US-CSCO Cisco 思科|US-UBER Uber 优步|US-ABNB Airbnb 爱彼迎
US-F Ford 福特|US-GM GM 通用汽车|US-TM Toyota 丰田|US-HMC Honda 本田|US-RIVN Rivian|US-LCID Lucid|US-BA Boeing 波音|US-LMT Lockheed 洛克希德马丁|US-RTX Raytheon 雷神|US-CAT Caterpillar 卡特彼勒|US-GE GE 通用电气|US-DE Deere|US-DAL Delta 达美航空|US-UAL United|US-LUV Southwest|US-AAL American_Airlines|US-CCL Carnival|US-MAR Marriott 万豪|US-HLT Hilton 希尔顿
US-JPM JPMorgan JP_Morgan 摩根大通 小摩|US-BAC Bank_of_America BofA 美国银行|US-C Citi Citigroup 花旗|US-WFC Wells_Fargo 富国银行|US-GS Goldman Goldman_Sachs 高盛|US-MS Morgan_Stanley 摩根士丹利 大摩|US-V Visa|US-MA Mastercard 万事达|US-PYPL PayPal|US-XYZ Block|US-BLK BlackRock 贝莱德|US-SCHW Schwab|US-AXP Amex American_Express 运通
US-WMT Walmart 沃尔玛|US-TGT Target|US-COST Costco 好市多|US-HD Home_Depot 家得宝|US-LOW Lowe's|US-KO Coke Coca-Cola 可口可乐|US-PEP Pepsi PepsiCo 百事|US-MCD McDonald's 麦当劳|US-SBUX Starbucks 星巴克|US-NKE Nike 耐克|US-GAP Gap|US-DIS Disney 迪士尼|US-CMCSA Comcast|US-T AT&T|US-VZ Verizon|US-PG P&G 宝洁|US-JNJ J&J 强生|US-PFE Pfizer 辉瑞|US-MRK Merck 默沙东|US-LLY Lilly Eli_Lilly 礼来|US-UNH UnitedHealth 联合健康|US-CVS CVS|US-MRNA Moderna|US-NVO Novo_Nordisk 诺和诺德|US-AZN AstraZeneca 阿斯利康|US-GSK GSK 葛兰素史克|US-XOM Exxon ExxonMobil 埃克森美孚|US-CVX Chevron 雪佛龙|US-SHEL Shell 壳牌|US-BP BP 英国石油|US-BABA Alibaba 阿里巴巴 阿里|US-JD JD.com 京东|US-PDD PDD 拼多多|US-BIDU Baidu 百度|US-NIO NIO 蔚来|US-LI Li_Auto 理想汽车|US-XPEV XPeng 小鹏汽车|US-BILI Bilibili B站 哔哩哔哩|US-ZM Zoom|US-SNAP Snap|US-SPOT Spotify|US-SQ Square`

const nicknames: ReadonlyMap<string, readonly string[]> = new Map(
  table
    .split(/[|\n]/)
    .filter(Boolean)
    .map((one) => {
      const [id = '', ...names] = one.split(' ')
      return [id, names.map((name) => name.replaceAll('_', ' '))] as const
    }),
)

const american = new Set(['NASDAQ', 'NYSE', 'US', ''])

/**
 * What a listed company is called beside its names; none for most. American listings are known by their ticker,
 * whichever exchange is said.
 */
export function nicknamesOf(code: string, exchange: string | null | undefined): readonly string[] {
  const own = exchange ?? ''
  return nicknames.get(american.has(own) && /^[A-Z]/.test(code) ? `US-${code}` : `${own}-${code}`) ?? []
}
