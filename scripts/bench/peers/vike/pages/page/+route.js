export default '/@locale/@page';
