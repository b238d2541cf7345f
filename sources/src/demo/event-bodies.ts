import type { Both, EventType } from './world.ts'

/** What an event of a type is called. */
export const eventNames: Readonly<Record<EventType, Both>> = {
  'contract-win': { zh: '签订重大合同', en: 'Major contract' },
  'contract-loss': { zh: '合同终止', en: 'Contract terminated' },
  'product-approval': { zh: '产品获批', en: 'Product approval' },
  'product-launch': { zh: '新品发布', en: 'Product launch' },
  recall: { zh: '产品召回', en: 'Product recall' },
  accident: { zh: '安全事故', en: 'Accident' },
  'buy-back': { zh: '股份回购', en: 'Share buy-back' },
  'holder-sells': { zh: '股东减持', en: 'Holder sells shares' },
  'holder-buys': { zh: '股东增持', en: 'Holder buys shares' },
  'guidance-up': { zh: '业绩预增', en: 'Guidance raised' },
  'guidance-down': { zh: '业绩预减', en: 'Guidance cut' },
  'earnings-beat': { zh: '业绩超预期', en: 'Results above expectations' },
  'earnings-miss': { zh: '业绩低于预期', en: 'Results below expectations' },
  'regulation-tightens': { zh: '监管收紧', en: 'Regulation tightens' },
  'regulation-eases': { zh: '监管放宽', en: 'Regulation eases' },
  'input-price-up': { zh: '原料涨价', en: 'Input prices rise' },
  'input-price-down': { zh: '原料降价', en: 'Input prices fall' },
  'product-price-up': { zh: '产品涨价', en: 'Product prices rise' },
  'product-price-down': { zh: '产品降价', en: 'Product prices fall' },
  merger: { zh: '并购重组', en: 'Merger' },
  'merger-fails': { zh: '重组终止', en: 'Merger called off' },
  lawsuit: { zh: '涉及诉讼', en: 'Lawsuit' },
  'lawsuit-won': { zh: '诉讼胜诉', en: 'Lawsuit won' },
  inspection: { zh: '接受检查', en: 'Inspection' },
  penalty: { zh: '行政处罚', en: 'Penalty' },
  capacity: { zh: '产能投放', en: 'New capacity' },
  shortage: { zh: '供应短缺', en: 'Supply shortage' },
  subsidy: { zh: '政府补助', en: 'Subsidy' },
  'export-limit': { zh: '出口限制', en: 'Export limits' },
  'management-change': { zh: '高管变动', en: 'Management change' },
  financing: { zh: '再融资', en: 'New financing' },
  pledge: { zh: '股份质押', en: 'Share pledge' },
  'dividend-plan': { zh: '分红预案', en: 'Dividend plan' },
}

/** Bodies that act in events of a type; none of them is a listed company. */
export const eventBodies: Readonly<Partial<Record<EventType, readonly Both[]>>> = {
  'product-approval': [
    { zh: '药品审评部门', en: 'the drug review authority' },
    { zh: '认证机构', en: 'the certification body' },
    { zh: '行业主管部门', en: 'the industry authority' },
  ],
  recall: [{ zh: '市场监督管理部门', en: 'the market regulator' }],
  accident: [{ zh: '应急管理部门', en: 'the emergency management department' }],
  inspection: [
    { zh: '生态环境部门', en: 'the environment department' },
    { zh: '市场监督管理部门', en: 'the market regulator' },
    { zh: '税务部门', en: 'the tax department' },
  ],
  penalty: [
    { zh: '证券监管部门', en: 'the securities regulator' },
    { zh: '生态环境部门', en: 'the environment department' },
    { zh: '市场监督管理部门', en: 'the market regulator' },
  ],
  lawsuit: [
    { zh: '中级人民法院', en: 'the intermediate court' },
    { zh: '仲裁委员会', en: 'the arbitration commission' },
  ],
  'lawsuit-won': [
    { zh: '高级人民法院', en: 'the high court' },
    { zh: '中级人民法院', en: 'the intermediate court' },
  ],
  subsidy: [
    { zh: '财政部门', en: 'the finance department' },
    { zh: '发展改革部门', en: 'the development and reform department' },
  ],
  'regulation-tightens': [
    { zh: '行业主管部门', en: 'the industry authority' },
    { zh: '发展改革部门', en: 'the development and reform department' },
  ],
  'regulation-eases': [
    { zh: '行业主管部门', en: 'the industry authority' },
    { zh: '商务部门', en: 'the commerce department' },
  ],
  'export-limit': [
    { zh: '海外市场主管部门', en: 'a foreign trade authority' },
    { zh: '商务部门', en: 'the commerce department' },
  ],
  'holder-sells': [
    { zh: '持股5%以上股东', en: 'a holder of more than 5%' },
    { zh: '控股股东', en: 'the controlling holder' },
    { zh: '员工持股平台', en: 'the staff holding' },
  ],
  'holder-buys': [
    { zh: '控股股东', en: 'the controlling holder' },
    { zh: '董事及高管', en: 'directors and executives' },
  ],
  pledge: [{ zh: '控股股东', en: 'the controlling holder' }],
}
