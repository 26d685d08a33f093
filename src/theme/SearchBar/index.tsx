// The theme leaves this slot of the navbar empty for a site's own search; there is no option that fills it.
export {default} from '../../components/Search/Search';
