import type { Sql } from '@pandora/store/database'

export const [ROUNDS, ORGANISATIONS, COMPANIES, RAISED] = [500_000, 100_000, 1_000_000, 250_000]

/** The latest days of rounds, so that the last months and quarters are full. */
const LAST_DAY = '2025-12-30'
/** Days that rounds lie over. */
const DAYS = 5500

/**
 * Rounds, companies and investors straight into the tables that imports fill: half a million rounds of 250,000
 * companies among a million, with a hundred thousand investors of whom a few take part in very many; amounts in figures,
 * ranges, words and not at all, in renminbi and dollars; one row in fifty tells of a round that another tells of too.
 */
export async function loadFinancing(sql: Sql): Promise<void> {
  await sql`insert into import_run (market_id, source, file, state, started_by, started_at)
    values (1, 'bench', 'bench', 'done', 'bench', now())`
  await sql`
    insert into unlisted_company (market_id, known_at, known_by, recorded_at, run_id, line, company_zh, company_en,
      legal_name, website, founded_on, status, industry_zh, industry_en, subdomain_zh, subdomain_en, region_code,
      introduction)
    select 1, timestamptz '2026-01-01', 'undated', now(), (select max(run_id) from import_run), n, '样本科技' || n,
      'Sample ' || n, '样本科技' || n || '股份有限公司', 'https://' || n || '.example.test', date '2008-01-01' + n % 5000,
      null, '行业' || n % 30, 'Industry ' || n % 30, '领域' || n % 30 || '之' || n / 30 % 12,
      'Field ' || n % 30 || '.' || n / 30 % 12,
      (array['CN-BJ', 'CN-SH', 'CN-GD', 'CN-ZJ', 'CN-JS'])[1 + n % 5],
      '样本科技' || n || '研制第' || n % 97 || '类' || (array['医疗影像', '仓储机器人', '跨境物流', '企业软件', '新型电池'])[1 + n % 5]
        || '，为' || (array['医院', '工厂', '商户', '银行', '学校'])[1 + n / 5 % 5] || '提供设备与服务。'
    from generate_series(1, ${COMPANIES}::int) n`
  // The square of a spread number: the first organisations take part in most rounds.
  const organisation = (salt: number, size: number) =>
    sql`1 + floor(power(abs(hashint8(n::int8 * ${size}::int8 + ${salt}::int8)::float8) / 2147483648.0, 4) * ${ORGANISATIONS - 1}::int)::int`
  await sql`
    insert into financing_round (market_id, known_at, known_by, recorded_at, run_id, line, round_id, company_zh,
      company_en, round, amount, currency, investors_zh, investors_en, leads, industry_zh, industry_en, subdomain_zh,
      subdomain_en, region_code, announced_on, amount_text, amount_low, amount_high)
    select 1, timestamptz '2026-01-01', 'day', now(), (select max(run_id) from import_run), n, 'r' || n,
      '样本科技' || c, null, step,
      case when n % 5 < 2 then 1e6 * (1 + n % 400) end,
      case when n % 10 = 9 then null when n % 4 = 0 then 'USD' else 'CNY' end,
      array['投资机构' || a] || case when n % 3 > 0 and b <> a then array['投资机构' || b] else '{}' end
        || case when n % 7 = 0 and d not in (a, b) then array['投资机构' || d] else '{}' end,
      '{}', case when n % 2 = 0 then array['投资机构' || a] end,
      '行业' || c % 30, 'Industry ' || c % 30, null, null, null,
      ${LAST_DAY}::date - (${DAYS}::int - least(${DAYS}::int, start + 300 * place + n % 90)),
      case when n % 10 = 9 then '金额未知' when n % 5 = 2 then '数千万人民币' when n % 5 > 2 then n % 50 || '00万人民币' end,
      case when n % 5 = 2 then 2e7 end, case when n % 5 = 2 then 1e8 end
    from (select n, c, place, hashint4(c) & 4095 as start,
        (array['天使轮', 'A轮', 'B轮', 'C轮', 'D轮', '战略投资', 'IPO上市'])[1 + place] as step,
        ${organisation(1, 3)} as a, ${organisation(2, 5)} as b, ${organisation(3, 7)} as d
      from (select n, case when n % 50 = 0 then n - 1 else n end % ${RAISED}::int + 1 as c,
          least(6, case when n % 50 = 0 then n - 1 else n end / ${RAISED}::int + (n % 3)) as place
        from generate_series(1, ${ROUNDS}::int) n) made) round`
  await sql`analyze`
}
