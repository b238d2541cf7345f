export const zh = {
  CNY: '元', USD: '美元', HKD: '港元', EUR: '欧元', percent: '%', percent_points: '个百分点', shares: '股', CNY_share: '元/股', USD_share: '美元/股', times: '倍', people: '人', tons: '吨', units: '台（辆、套）',
} as const
