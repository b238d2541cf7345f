-- How many shops a company has in a region on a day.
create table shop_count (
  like fact including defaults,
  company_id text not null,
  area text not null,
  counted_on date not null,
  shops integer not null,
  primary key (market_id, company_id, area, counted_on, superseded_at)
);
