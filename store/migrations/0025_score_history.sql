-- Scores were kept whole for every company, week and side, with a receipt each: half of the database. Now the present scores stand with their receipts, and what they were on past
-- days is kept by change, in hundredths of a point; receipts of past days are computed from the facts as of then, to the same bit.

alter table company_score rename to past_score;
alter index company_score_pkey rename to past_score_pkey;

-- Present score of a company, as of computed_at; renewed whole.
create table company_score (
  market_id smallint not null,
  company_id text not null,
  scored_on date not null,
  version text not null,
  known_at timestamptz,
  computed_at timestamptz not null,
  back_computed boolean not null,
  risk_point double precision not null,
  opportunity_point double precision not null,
  impact_score double precision not null,
  impact text not null,
  risk_direct double precision not null,
  opportunity_direct double precision not null,
  -- Null where nothing reached the company.
  receipt jsonb,
  primary key (market_id, company_id)
);

-- Past days at whose end a market was scored.
create table score_day (
  market_id smallint not null,
  scored_on date not null,
  version text not null,
  computed_at timestamptz not null,
  primary key (market_id, scored_on)
);

-- Score of a company at the end of a day in Asia/Shanghai. It holds for every day scored until the company's next row.
create table company_score_history (
  market_id smallint not null,
  -- Points in hundredths, 0 to 10,000.
  risk smallint not null,
  opportunity smallint not null,
  scored_on date not null,
  known_at timestamptz,
  company_id text not null,
  primary key (market_id, company_id, scored_on)
);

insert into company_score select p.* from past_score p
where p.scored_on = (select max(scored_on) from past_score l where l.market_id = p.market_id);

insert into score_day select market_id, scored_on, max(version), max(computed_at) from past_score p
where p.scored_on < (select max(scored_on) from past_score l where l.market_id = p.market_id) group by market_id, scored_on;

insert into company_score_history (market_id, risk, opportunity, scored_on, known_at, company_id)
select market_id, risk, opportunity, scored_on, known_at, company_id from (
  select p.market_id, p.company_id, p.scored_on, p.known_at, round(p.risk_point * 100)::smallint as risk, round(p.opportunity_point * 100)::smallint as opportunity,
    lag(round(p.risk_point * 100)) over own as risk_before, lag(round(p.opportunity_point * 100)) over own as opportunity_before
  from past_score p join score_day d on d.market_id = p.market_id and d.scored_on = p.scored_on window own as (partition by p.market_id, p.company_id order by p.scored_on)) each_day
where risk_before is distinct from risk or opportunity_before is distinct from opportunity;

drop table past_score;
