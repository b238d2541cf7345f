-- A deleted portfolio can be taken back for a day, like a deleted trade: until then its name is free for another.
alter table holding_portfolio add column deleted_at timestamptz;
alter table holding_portfolio drop constraint holding_portfolio_uid_market_id_name_key;
create unique index holding_portfolio_name on holding_portfolio (uid, market_id, name) where deleted_at is null;
create index holding_portfolio_deleted on holding_portfolio (deleted_at) where deleted_at is not null;
